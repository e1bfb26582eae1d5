import { createElement } from './create-element';

/** Names the parts of the page that is now shown, as the server does (`document/aside.tsx`). */
export function fillAside(): void {
  const links = [...document.querySelectorAll('#content h2[id]:not([class])')].map(({ id, textContent }) =>
    createElement('a', { href: `#${id}`, textContent }),
  );
  document.querySelector('.siteAside div')?.replaceChildren(...links);
}
