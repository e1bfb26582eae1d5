/**
 * The keyboard and screen readers find the slides in view alone. One that has the focus keeps it.
 * @param viewport scrolls sideways; its only child holds the slides
 * @returns ends that
 */
export function disableHiddenSlides(viewport: HTMLElement): () => void {
  const slides = [...(viewport.firstElementChild?.children ?? [])];
  const seen = new IntersectionObserver(
    (entries) => {
      for (const { target, intersectionRatio } of entries) {
        const isHidden = intersectionRatio < 0.5 && !target.contains(document.activeElement);
        target.toggleAttribute('inert', isHidden);
      }
    },
    { root: viewport, threshold: 0.5 },
  );
  slides.forEach((slide) => seen.observe(slide));
  return () => seen.disconnect();
}
