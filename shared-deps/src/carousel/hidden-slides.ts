/**
 * The keyboard and screen readers find the slides in view alone.
 * @param viewport scrolls sideways; its only child holds the slides
 * @returns ends that
 */
export function disableHiddenSlides(viewport: HTMLElement): () => void {
  const slides = [...(viewport.firstElementChild?.children ?? [])];
  const seen = new IntersectionObserver(
    (entries) => {
      for (const { target, intersectionRatio } of entries) disableSlide(target, intersectionRatio < 0.5);
    },
    { root: viewport, threshold: 0.5 },
  );
  slides.forEach((slide) => seen.observe(slide));
  return () => seen.disconnect();
}

/** One that has the focus keeps it. */
export function disableSlide(slide: Element, isHidden: boolean): void {
  slide.toggleAttribute('inert', isHidden && !slide.contains(document.activeElement));
}
