import { attributes } from '@school/shared-deps/bundled';

import { createElement } from './create-element';

/** Links to the headings of the page that is now shown, as the server does (`document/aside.tsx`). */
export function fillAside(): void {
  const headings = [...document.querySelectorAll('#content h2[id]:not([class])')];
  document.querySelectorAll(`[${attributes.parts}]`).forEach((place) => {
    const links = headings.map(({ id, textContent }) => createElement('a', { href: `#${id}`, textContent }));
    place.replaceChildren(...links);
  });
}
