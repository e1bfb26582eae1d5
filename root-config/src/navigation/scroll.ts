import { attempt } from '@school/shared-deps/bundled';

/** Scroll position of each entry of the browser's history (CSS pixels from the top). */
const positions = new Map<string, number>();
let current = '';

/** Stores the scroll position of each page; once the document is left, the browser does so again. */
export function trackScroll(): void {
  const restore = (by: ScrollRestoration) => attempt(() => (history.scrollRestoration = by));
  restore('manual');
  addEventListener('pagehide', () => restore('auto'));
  addEventListener('pageshow', () => restore('manual'));
  current = keyOfEntry();
  addEventListener('scroll', storeScroll, { passive: true });
}

/**
 * Stores the scroll position of the current page. The browser reports a scroll late, after a click on what
 * came into view.
 */
export function storeScroll(): void {
  // a shorter page that replaces a longer one also scrolls the document: the visitor did not scroll
  if (keyOfEntry() === current) positions.set(current, scrollY);
}

/** Scrolls the current page to its top, and forgets its position. */
export function scrollToTop(): void {
  positions.delete(current);
  scrollDownTo(0);
}

/** Scrolls a new page to its fragment, to its stored position, or to the top. */
export function restoreScroll(): void {
  current = keyOfEntry();
  const fragment = elementNamed(location.hash.slice(1));
  if (fragment) attempt(() => fragment.scrollIntoView());
  else scrollDownTo(positions.get(current) ?? 0);
}

function scrollDownTo(top: number): void {
  attempt(() => scrollTo({ top, behavior: 'instant' }));
}

/** The element of the page that a fragment names, which anybody may have written. */
function elementNamed(fragment: string): HTMLElement | null {
  return document.getElementById(attempt(() => decodeURIComponent(fragment)) ?? fragment);
}

/** The entry of the browser's history whose page was presented last. */
export function shownEntry(): string {
  return current;
}

/** The entry of the browser's history that is current now. */
export function keyOfEntry(): string {
  const state = history.state as { key?: string } | null;
  return state?.key ?? 'first';
}
