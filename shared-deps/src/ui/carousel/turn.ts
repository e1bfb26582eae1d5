/** How long a carousel takes to its next slide (spec §9, milliseconds). */
const TURN_MS = 500;

const stillness = '(prefers-reduced-motion: reduce)';

/** Whether the visitor's system asks for no motion; slides then change at once. */
export function prefersStillness(): boolean {
  return matchMedia(stillness).matches;
}

/**
 * Turns a strip of equally wide slides by one, round its ends. The strip jumps to where it is to be, and the slides that
 * come and go are moved back by transforms, which the browser animates without the page's own thread.
 * @param viewport scrolls sideways; its only child holds the slides
 */
export function turn(viewport: HTMLElement, by: 1 | -1): void {
  const slides = [...(viewport.firstElementChild?.children ?? [])];
  const width = slides[0]?.getBoundingClientRect().width ?? 0;
  const inView = Math.round(viewport.clientWidth / width);
  const places = slides.length - inView + 1;
  if (width === 0 || places < 2) return;
  const at = Math.round(viewport.scrollLeft / width);
  const next = (at + by + places) % places;
  if (prefersStillness()) {
    scrollTo(viewport, next * width);
    return;
  }
  const isWrapping = next !== at + by;
  const distance = by * (isWrapping ? viewport.clientWidth : width);
  const jump = (next - at) * width;
  const coming = slides.slice(next, next + inView);
  const going = slides.slice(at, at + inView).filter((slide) => !coming.includes(slide));
  keepFromSnapping(viewport);
  scrollTo(viewport, next * width);
  const moves = [
    ...coming.map((slide) => move(slide, distance, 0)),
    ...going.map((slide) => move(slide, jump, jump - distance)),
  ];
  snapAfter(viewport, moves.at(-1));
}

function scrollTo(viewport: HTMLElement, left: number): void {
  viewport.scrollTo({ left, behavior: 'instant' });
}

function move(slide: Element, from: number, to: number): Animation {
  return slide.animate([{ transform: `translateX(${from}px)` }, { transform: `translateX(${to}px)` }], {
    duration: TURN_MS,
    easing: 'ease-in-out',
  });
}

/** What moves a strip at the moment. */
const lastMoves = new WeakMap<HTMLElement, Animation>();

/** A browser that lays the page out while slides move would scroll to where they are just then, and stay there. */
function keepFromSnapping(viewport: HTMLElement): void {
  viewport.style.scrollSnapType = 'none';
}

function snapAfter(viewport: HTMLElement, move: Animation | undefined): void {
  if (!move) return;
  lastMoves.set(viewport, move);
  move.addEventListener('finish', () => {
    if (lastMoves.get(viewport) === move) viewport.style.scrollSnapType = '';
  });
}
