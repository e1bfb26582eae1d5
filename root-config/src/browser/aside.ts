/** Names the parts of the page that is now shown, as the server does (`document/aside.tsx`). */
export function fillAside(): void {
  const list = document.querySelector('.siteAside div');
  const headings = [...document.querySelectorAll('#content h2:not([class])')];
  list?.replaceChildren(
    ...headings.map((heading, at) => {
      const link = document.createElement('a');
      link.href = `#${(heading.id = `part-${at}`)}`;
      link.textContent = heading.textContent;
      return link;
    }),
  );
}
