import { TOWARDS_NEXT } from '@school/contract';
import { attempt, watchView } from '@school/shared-deps/bundled';

/** How long a carousel takes to its next slide (spec §9, milliseconds). */
const TURN_MS = 500;

/** Whether the visitor, or the visitor's system, prefers reduced motion; slides then change at once. */
export function prefersReducedMotion(): boolean {
  const isChosen = attempt(() => document.documentElement.hasAttribute('data-motion')) === true;
  return isChosen || attempt(() => matchMedia('(prefers-reduced-motion: reduce)').matches) === true;
}

/**
 * Turns a strip of equally wide slides by one, round its ends. The strip jumps to its next place.
 * Transforms move the contents of the slides back, which the browser animates without the page's own
 * thread. The slides do not move themselves: a strip would snap to them.
 * @param viewport scrolls sideways; its only child holds the slides, each of one element
 */
export function turn(viewport: HTMLElement, by: 1 | -1): void {
  const slides = [...(viewport.firstElementChild?.children ?? [])];
  const width = slides[0]?.getBoundingClientRect().width ?? 0;
  const inView = Math.round(viewport.clientWidth / width);
  const places = slides.length - inView + 1;
  if (width === 0 || places < 2) return;
  const at = Math.round((TOWARDS_NEXT * viewport.scrollLeft) / width);
  const next = (at + by + places) % places;
  attempt(() => viewport.scrollTo({ left: TOWARDS_NEXT * next * width, behavior: 'instant' }));
  // painted together with the turn
  slides.forEach((slide, index) => disableSlide(slide, index < next || index >= next + inView));
  if (!prefersReducedMotion()) moveSlides(slides, { at, by, next, width, inView, all: viewport.clientWidth });
}

interface Turn {
  /** The first slide in view before and after, from 0. */
  at: number;
  next: number;
  by: 1 | -1;
  /** Of a slide, and of all that are in view, in pixels. */
  width: number;
  all: number;
  /** Slides that are in view together. */
  inView: number;
}

function moveSlides(slides: Element[], { at, by, next, width, all, inView }: Turn): void {
  const isWrapping = next !== at + by;
  const distance = by * (isWrapping ? all : width);
  const jump = (next - at) * width;
  const coming = slides.slice(next, next + inView);
  const going = slides.slice(at, at + inView).filter((slide) => !coming.includes(slide));
  for (const slide of coming) move(slide, distance, 0);
  for (const slide of going) move(slide, jump, jump - distance);
}

function move(slide: Element, from: number, to: number): void {
  const moves = [from, to].map((x) => ({ transform: `translateX(${TOWARDS_NEXT * x}px)` }));
  attempt(() => slide.firstElementChild?.animate(moves, { duration: TURN_MS, easing: 'ease-in-out' }));
}

/**
 * The keyboard and screen readers find the slides in view alone.
 * @param viewport scrolls sideways; its only child holds the slides
 * @returns ends that
 */
export function disableHiddenSlides(viewport: HTMLElement): () => void {
  const slides = [...(viewport.firstElementChild?.children ?? [])];
  const disable = (entries: readonly IntersectionObserverEntry[]) => {
    for (const { target, intersectionRatio } of entries) disableSlide(target, intersectionRatio < 0.5);
  };
  return watchView(slides, disable, { root: viewport, threshold: 0.5 });
}

/** One that has the focus keeps it. */
function disableSlide(slide: Element, isHidden: boolean): void {
  slide.toggleAttribute('inert', isHidden && !slide.contains(document.activeElement));
}
