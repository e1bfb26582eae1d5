/** Closes what is open of the menu where the browser does not do so by itself: by Escape, and by pressing elsewhere. */
export function enhanceMenu(): void {
  document.addEventListener('keydown', ({ key }) => {
    if (key !== 'Escape') return;
    const open = openGroup();
    if (!open) return;
    open.open = false;
    open.querySelector('summary')?.focus();
  });
  document.addEventListener('pointerdown', ({ target }) => {
    const open = openGroup();
    if (open && target instanceof Node && !open.contains(target)) open.open = false;
  });
}

/** Marks a page's place in the menu, and closes drawer and groups, once it is shown. */
export function markMenu(path: string): void {
  const drawer = document.querySelector<HTMLElement>('nav[popover]:popover-open');
  drawer?.hidePopover();
  const open = openGroup();
  if (open) open.open = false;
  for (const link of document.querySelectorAll('header a[aria-current]'))
    link.removeAttribute('aria-current');
  for (const link of document.querySelectorAll<HTMLAnchorElement>('header nav a[href^="/"]')) {
    if (link.pathname.toLowerCase() === path.toLowerCase()) link.setAttribute('aria-current', 'page');
  }
}

function openGroup(): HTMLDetailsElement | null {
  return document.querySelector<HTMLDetailsElement>('header nav details[open]');
}
