import { OPEN_NOTICES } from './open-notices';

const WIDTH = 300;
let closed: number;

beforeEach(() => {
  sessionStorage.clear();
  closed = 0;
  for (const { name } of [...document.documentElement.attributes])
    document.documentElement.removeAttribute(name);
  Object.assign(HTMLDialogElement.prototype, {
    showModal(this: HTMLDialogElement) {
      this.open = true;
    },
    close(this: HTMLDialogElement) {
      this.open = false;
      closed += 1;
    },
  });
  Object.assign(Element.prototype, {
    scrollTo(this: Element, { left = 0 }: ScrollToOptions) {
      this.scrollLeft = left;
    },
  });
  jest.spyOn(Element.prototype, 'clientWidth', 'get').mockReturnValue(WIDTH);
});

/** Runs the script as the browser does: its text alone, after the notices. */
function openDocument(when = 'first') {
  const slides = ['Fees', 'Trip', 'Sports'].map((title) => `<div role="group"><p>${title}</p></div>`);
  document.body.innerHTML = `<dialog data-notices="${when}">
    <div data-strip><div>${slides.join('')}</div></div>
    <button data-turn="previous">Previous</button><button data-turn="next"><svg></svg></button>
  </dialog>`;
  globalThis.eval(OPEN_NOTICES);
  const find = <E extends Element>(selector: string) => {
    const element = document.querySelector<E>(selector);
    if (!element) throw new Error(`there is no ${selector}`);
    return element;
  };
  const strip = find('[data-strip]');
  return {
    dialog: find<HTMLDialogElement>('dialog'),
    place: () => strip.scrollLeft / WIDTH,
    press: (selector: string) =>
      find(selector).dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true })),
  };
}

it('opens the notices once a session', () => {
  expect(openDocument().dialog.open).toBe(true);
  expect(openDocument().dialog.open).toBe(false);
});

it('shows the pictures that have waited once the notices are turned', () => {
  openDocument();
  const strip = document.querySelector('[data-strip]');
  expect(strip).not.toHaveAttribute('data-strip', 'turned');
  strip?.dispatchEvent(new Event('scroll'));
  expect(strip).toHaveAttribute('data-strip', 'turned');
});

it('leaves notices that come after something else to the page', () => {
  expect(openDocument('later').dialog.open).toBe(false);
  expect(sessionStorage).toHaveLength(0);
});

it('does nothing on a page without notices', () => {
  document.body.innerHTML = '<p>News</p>';
  expect(() => globalThis.eval(OPEN_NOTICES) as unknown).not.toThrow();
});

it('remembers in the document where the browser blocks storage', () => {
  jest.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new DOMException('denied', 'SecurityError');
  });
  expect(openDocument().dialog.open).toBe(true);
  expect(document.documentElement).toHaveAttribute('data-session-school.notices.seen', 'yes');
  expect(openDocument().dialog.open).toBe(false);
});

it('turns them by one a press, round the ends', () => {
  const { place, press } = openDocument();
  const places = ['next', 'next', 'next', 'previous'].map((way) => {
    press(`[data-turn="${way}"]`);
    return place();
  });
  expect(places).toEqual([1, 2, 0, 2]);
});

it('hears a press of the picture in a button', () => {
  const { place, press } = openDocument();
  press('svg');
  expect(place()).toBe(1);
});

it('leaves a press alone that the page has heard', () => {
  const { dialog, place, press } = openDocument();
  dialog.addEventListener('click', (event) => event.preventDefault(), { capture: true });
  press('[data-turn="next"]');
  expect(place()).toBe(0);
});

it('says that it has heard a press, so that nothing hears it again', () => {
  const { press } = openDocument();
  expect(press('[data-turn="next"]')).toBe(false);
  expect(press('p')).toBe(true);
});

it('closes them by a press beside them, and not by one in them', () => {
  const { dialog, press } = openDocument();
  press('p');
  expect(dialog.open).toBe(true);
  press('dialog');
  expect([dialog.open, closed]).toEqual([false, 1]);
});
