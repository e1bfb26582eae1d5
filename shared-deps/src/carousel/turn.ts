/** How long a carousel takes to its next slide (spec §9, milliseconds). */
const TURN_MS = 500;

const stillness = '(prefers-reduced-motion: reduce)';

/** Whether the visitor's system prefers reduced motion; slides then change at once. */
export function prefersStillness(): boolean {
  return matchMedia(stillness).matches;
}

/**
 * Turns a strip of equally wide slides by one, round its ends. The strip jumps to its next place.
 * Transforms move the slides back, which the browser animates without the page's own thread.
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
  viewport.scrollTo({ left: next * width, behavior: 'instant' });
  if (!prefersStillness()) moveSlides(viewport, slides, { at, by, next, width, inView });
}

interface Turn {
  /** The first slide in view before and after, from 0. */
  at: number;
  next: number;
  by: 1 | -1;
  /** Of a slide, in pixels. */
  width: number;
  /** Slides that are in view together. */
  inView: number;
}

function moveSlides(viewport: HTMLElement, slides: Element[], { at, by, next, width, inView }: Turn): void {
  const isWrapping = next !== at + by;
  const distance = by * (isWrapping ? viewport.clientWidth : width);
  const jump = (next - at) * width;
  const coming = slides.slice(next, next + inView);
  const going = slides.slice(at, at + inView).filter((slide) => !coming.includes(slide));
  const moves = [
    ...coming.map((slide) => move(slide, distance, 0)),
    ...going.map((slide) => move(slide, jump, jump - distance)),
  ];
  keepFromSnapping(viewport, moves.at(-1));
}

function move(slide: Element, from: number, to: number): Animation {
  return slide.animate([{ transform: `translateX(${from}px)` }, { transform: `translateX(${to}px)` }], {
    duration: TURN_MS,
    easing: 'ease-in-out',
  });
}

/** The cause of a strip's movement. */
const lastMoves = new WeakMap<HTMLElement, Animation>();

/** A browser that lays the page out meanwhile would snap to the moving slides, and stay there. */
function keepFromSnapping(viewport: HTMLElement, move: Animation | undefined): void {
  if (!move) return;
  viewport.style.scrollSnapType = 'none';
  lastMoves.set(viewport, move);
  move.addEventListener('finish', () => {
    if (lastMoves.get(viewport) === move) viewport.style.scrollSnapType = '';
  });
}
