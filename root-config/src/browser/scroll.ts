/** Where each entry of the visitor's history was scrolled to (CSS pixels from the top). */
const positions = new Map<string, number>();
let current = '';

/** Remembers where the visitor is on each page; the browser itself does so again once the document is left. */
export function trackScroll(): void {
  history.scrollRestoration = 'manual';
  addEventListener('pagehide', () => (history.scrollRestoration = 'auto'));
  addEventListener('pageshow', () => (history.scrollRestoration = 'manual'));
  current = keyOfEntry();
  const remember = () => {
    // a shorter page that takes the place of a longer one scrolls the document too: that is not the visitor's doing
    if (keyOfEntry() === current) positions.set(current, scrollY);
  };
  addEventListener('scroll', remember, { passive: true });
}

/** Scrolls the page that is shown to its top, and remembers it there. */
export function scrollToTop(): void {
  positions.delete(current);
  scrollTo({ top: 0, behavior: 'instant' });
}

/** Scrolls a page that has just been shown: back to where it was left, to its fragment, or to the top. */
export function restoreScroll(): void {
  current = keyOfEntry();
  const fragment =
    location.hash === '' ? null : document.getElementById(decodeURIComponent(location.hash.slice(1)));
  if (fragment) fragment.scrollIntoView();
  else scrollTo({ top: positions.get(current) ?? 0, behavior: 'instant' });
}

function keyOfEntry(): string {
  const state: unknown = history.state;
  if (typeof state === 'object' && state !== null && 'key' in state) return String(state.key);
  return 'first';
}
