import type { Page } from '@playwright/test';

/** They follow what a visitor types, or are no place in the page. */
const skipped = {
  attributes: ['value', 'checked', 'selected', 'open'],
  elements: ['link', 'meta', 'script', 'style', 'title'],
};

/** Notes on each element, before the page's own code runs, which attributes are set later. */
export function noteAttributes(page: Page): Promise<unknown> {
  return page.addInitScript(() => {
    const changes = new MutationObserver((records) => {
      for (const { target, attributeName } of records)
        Object.assign(target, { [`later:${attributeName ?? ''}`]: true });
    });
    changes.observe(document, { attributes: true, subtree: true });
  });
}

/**
 * The first attribute that the page has otherwise than React would set it. React keeps the server's without a
 * word. Each element is rendered once more, aside, by the React and the properties of the page.
 */
export function findAttribute(page: Page): Promise<string | undefined> {
  return page.evaluate(async ({ attributes, elements }) => {
    const { createElement } = await import('react');
    const { flushSync } = await import('react-dom');
    const { createRoot } = await import('react-dom/client');
    const known = [...document.querySelectorAll(`body :not(${elements.join()})`)].flatMap((element) => {
      const [, props] = Object.entries(element).find(([key]) => key.startsWith('__reactProps')) ?? [];
      const own = Object.entries((props ?? {}) as Record<string, unknown>).filter(
        ([key, value]) =>
          typeof value !== 'function' && !['children', 'dangerouslySetInnerHTML', 'ref'].includes(key),
      );
      return props === undefined ? [] : { element, props: Object.fromEntries(own) };
    });
    for (const space of new Set(known.map(({ element }) => element.namespaceURI))) {
      const same = known.filter(({ element }) => element.namespaceURI === space);
      const aside = document.createElementNS(space, 'g');
      const root = createRoot(aside);
      const anew = same.map(({ element, props }, key) => createElement(element.localName, { ...props, key }));
      flushSync(() => root.render(anew));
      for (const [index, { element, props }] of same.entries()) {
        if (props['suppressHydrationWarning'] === true) continue;
        const wanted = aside.children[index];
        const names = new Set([...element.getAttributeNames(), ...(wanted?.getAttributeNames() ?? [])]);
        for (const name of names) {
          const [has, wants] = [element, wanted].map((each) => each?.getAttribute(name) ?? 'nothing');
          if (has === wants || attributes.includes(name) || `later:${name}` in element) continue;
          const words = element.textContent.trim().slice(0, 40);
          return `differs in ${name} of <${element.localName}> “${words}”: the server has “${has}”, the browser “${wants}”`;
        }
      }
      root.unmount();
    }
    return undefined;
  }, skipped);
}
