import { PREFIX, type RouteData } from '@school/contract';
import { attempt } from '@school/shared-deps/bundled';

/**
 * Closes an open group of the menu by Escape and by a click elsewhere: browsers do not.
 * The drawer opens at the group of the page shown.
 */
export function enhanceMenu(): void {
  const drawer = document.getElementById('site-menu');
  const look = () => {
    if (attempt(() => drawer?.matches(':popover-open'))) showCurrentGroup();
  };
  drawer?.addEventListener('toggle', look);
  look();
  document.addEventListener('keydown', ({ key }) => {
    if (key !== 'Escape') return;
    const open = openGroup();
    if (!open) return;
    open.open = false;
    attempt(() => open.querySelector('summary')?.focus());
  });
  document.addEventListener('pointerdown', ({ target }) => {
    const open = openGroup();
    if (open && target instanceof Node && !open.contains(target)) open.open = false;
  });
}

function showCurrentGroup(): void {
  const group = document.querySelector('#site-menu details [aria-current]')?.closest('details');
  if (group) group.open = true;
}

/** Marks the shown page, or the one that it belongs to, in the menu; closes the drawer and the groups. */
export function markMenu({ path, menu, trail }: RouteData): void {
  attempt(() => document.getElementById('site-menu')?.hidePopover());
  const shown = PREFIX === '' ? path : PREFIX + path;
  const open = openGroup();
  if (open) open.open = false;
  for (const link of document.querySelectorAll('nav a[aria-current]')) link.removeAttribute('aria-current');
  for (const link of document.querySelectorAll<HTMLAnchorElement>('nav a.siteMenuLink, a.siteMenuTop')) {
    if (link.pathname.toLowerCase() === shown.toLowerCase()) link.setAttribute('aria-current', 'page');
    else if (!menu && link.textContent === trail.at(-1)) link.setAttribute('aria-current', 'true');
  }
}

function openGroup(): HTMLDetailsElement | null {
  return document.querySelector<HTMLDetailsElement>('header nav details[open]');
}
