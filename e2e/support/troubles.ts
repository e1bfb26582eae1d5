/** Code that runs in the page; it is sent there as it is, and reads nothing of this file. */
type Effect = () => void;

/** Something that others than the site do to a page, or refuse it. */
export interface Trouble {
  /** Before any script of the page runs. */
  first?: Effect;
  /** Once the HTML is parsed, before the page's own code runs. */
  parsed?: Effect;
  /** After load, before the first touch. */
  loaded?: Effect;
  /** Files that cannot be had. */
  withheld?: RegExp;
}

/** What the browser's translator does. */
export const wrapTexts: Effect = () => {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const texts: Text[] = [];
  while (walker.nextNode()) texts.push(walker.currentNode as Text);
  for (const text of texts) {
    const parent = text.parentElement;
    if (!parent || text.data.trim() === '' || parent.closest('script, style, title, option')) continue;
    const [outer, inner] = ['font', 'font'].map((name) => document.createElement(name));
    inner?.append(text.data);
    outer?.append(inner ?? '');
    text.replaceWith(outer ?? text);
  }
};

const replaceWords: Effect = () => {
  const walker = document.createTreeWalker(document.querySelector('main') ?? document, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const text = walker.currentNode as Text;
    if (text.parentElement?.closest('script, style')) continue;
    text.data = text.data.replace(/[aeiou]/g, 'o');
  }
};

const addElements: Effect = () => {
  for (const element of document.querySelectorAll('main h1, main article, main form, main p, main li')) {
    element.prepend(document.createElement('aside'));
  }
};

const removeElements: Effect = () => {
  document.querySelector('main img')?.remove();
  document.querySelector('main nav[aria-label="Breadcrumb"] li')?.remove();
  document.querySelector('main [data-island] p')?.remove();
};

/** Titles of tests go on with their names. */
export const troubles: Readonly<Record<string, Trouble>> = {
  'a translator wraps texts before the scripts': { parsed: wrapTexts },
  'a translator wraps texts before the first touch': { loaded: wrapTexts },
  'an add-on replaces words': { parsed: replaceWords },
  'an add-on adds elements': { parsed: addElements },
  'an add-on removes elements': { parsed: removeElements },
  'URL.canParse is missing': { first: () => Reflect.deleteProperty(URL, 'canParse') },
  'newer methods are missing': {
    first: () => {
      for (const [of, names] of [
        [Array.prototype, ['toSorted', 'toReversed', 'toSpliced', 'with']],
        [Object, ['groupBy']],
        [Element.prototype, ['checkVisibility', 'setHTML', 'togglePopover', 'setHTMLUnsafe']],
        [Document.prototype, ['startViewTransition']],
        [AbortSignal, ['any', 'timeout']],
        [Promise, ['withResolvers', 'try']],
        [globalThis, ['requestIdleCallback', 'scheduler', 'navigation']],
        [Set.prototype, ['union', 'difference', 'intersection']],
      ] as const)
        for (const name of names) Reflect.deleteProperty(of, name);
    },
  },
  'matchMedia refuses': {
    first: () => {
      globalThis.matchMedia = () => {
        throw new Error('refused');
      };
    },
  },
  'the history refuses': {
    first: () => {
      history.replaceState = history.pushState = () => {
        throw new DOMException('too many calls', 'SecurityError');
      };
    },
  },
  'observers refuse': {
    first: () => {
      const refuse = function () {
        throw new Error('refused');
      };
      Object.assign(globalThis, { IntersectionObserver: refuse, ResizeObserver: refuse });
    },
  },
  'storage refuses': {
    first: () => {
      const refuse = {
        get() {
          throw new DOMException('denied', 'SecurityError');
        },
      };
      Object.defineProperties(globalThis, { localStorage: refuse, sessionStorage: refuse });
    },
  },
  'focus and scrolling refuse': {
    first: () => {
      HTMLElement.prototype.focus =
        Element.prototype.scrollIntoView =
        Element.prototype.scrollTo =
        globalThis.scrollTo =
          () => {
            throw new Error('refused');
          };
    },
  },
  'dialogs refuse': {
    first: () => {
      HTMLDialogElement.prototype.showModal = HTMLElement.prototype.showPopover = () => {
        throw new DOMException('refused', 'InvalidStateError');
      };
    },
  },
  'sections cannot be had': { withheld: /assets\/mf-[^/]+\/.*\.js/ },
  'shared code cannot be had': { withheld: /assets\/shared-deps\/.*\.js/ },
  'the shell cannot be had': { withheld: /assets\/root-config\/shell.*\.js/ },
};
