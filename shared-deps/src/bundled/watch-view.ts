import { attempt } from '@school/contract';

/**
 * Reports which elements come into view and leave it, where the browser can.
 * @returns ends that
 */
export function watchView(
  elements: readonly Element[],
  report: (entries: IntersectionObserverEntry[]) => void,
  options?: IntersectionObserverInit,
): () => void {
  const observer = attempt(() => new IntersectionObserver(report, options));
  elements.forEach((element) => attempt(() => observer?.observe(element)));
  return () => observer?.disconnect();
}
