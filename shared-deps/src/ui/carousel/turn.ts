/** How long a carousel takes to its next slide (spec §9, milliseconds). */
const TURN_MS = 500;

const stillness = '(prefers-reduced-motion: reduce)';

/** Whether the visitor's system asks for no motion; slides then change at once. */
export function prefersStillness(): boolean {
  return matchMedia(stillness).matches;
}

/**
 * Turns a strip of equally wide slides by one, round its ends. The strip jumps to where it is to be and is moved back
 * there by a transform, which the browser animates without the page's own thread.
 * @param viewport scrolls sideways; its only child holds the slides
 */
export function turn(viewport: HTMLElement, by: 1 | -1): void {
  const track = viewport.firstElementChild;
  const width = track?.firstElementChild?.getBoundingClientRect().width ?? 0;
  if (!track || width === 0) return;
  const last = Math.round((viewport.scrollWidth - viewport.clientWidth) / width);
  const at = Math.round(viewport.scrollLeft / width);
  const next = at + by < 0 ? last : at + by > last ? 0 : at + by;
  const isWrapping = next !== at + by;
  viewport.scrollTo({ left: next * width, behavior: 'instant' });
  if (prefersStillness()) return;
  const distance = by * (isWrapping ? viewport.clientWidth : width);
  slide(track, distance, 0);
  if (!isWrapping) return;
  // what was in view goes out on the other side, though its place is at the far end of the strip
  const offset = (next - at) * width - distance;
  const inView = Math.round(viewport.clientWidth / width);
  for (const leaving of [...track.children].slice(at, at + inView)) slide(leaving, offset, offset);
}

function slide(element: Element, from: number, to: number): void {
  element.animate([{ transform: `translateX(${from}px)` }, { transform: `translateX(${to}px)` }], {
    duration: TURN_MS,
    easing: 'ease-in-out',
  });
}
