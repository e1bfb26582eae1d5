import { idle } from '@school/shared-deps/stateless';

import { preloadTarget } from './prepare';
import { type SectionEntry, type Target, targetOf } from './sections';

/** Time for the page itself, before links in view are followed up (milliseconds). */
const SETTLE_MS = 3_000;

/** Fetches pages ahead: at once where a link is pointed at or focused, and in idle time where one is in view. */
export function fetchAhead(sections: readonly SectionEntry[]): void {
  const preloadOf = ({ target }: Event) => {
    const link = target instanceof Element ? target.closest('a') : null;
    const found = link && targetOfLink(sections, link);
    if (found) preloadTarget(found);
  };
  for (const type of ['pointerover', 'focusin', 'touchstart']) {
    document.addEventListener(type, preloadOf, { passive: true });
  }
  if (!savesData()) setTimeout(() => void idle().then(() => watchLinks(sections)), SETTLE_MS);
}

/** Links that come into view are followed up one by one, whenever the browser is idle. */
function watchLinks(sections: readonly SectionEntry[]): void {
  const observer = new IntersectionObserver((entries) => {
    for (const { isIntersecting, target } of entries) {
      if (!isIntersecting) continue;
      observer.unobserve(target);
      const found = target instanceof HTMLAnchorElement && targetOfLink(sections, target);
      if (found) void idle().then(() => preloadTarget(found));
    }
  });
  const observe = () => document.querySelectorAll('a[href^="/"]').forEach((link) => observer.observe(link));
  observe();
  addEventListener('single-spa:routing-event', () => void idle().then(observe));
}

function targetOfLink(sections: readonly SectionEntry[], link: HTMLAnchorElement): Target | undefined {
  if (link.origin !== location.origin || link.pathname === location.pathname || link.target !== '')
    return undefined;
  return targetOf(sections, new URL(link.href));
}

function savesData(): boolean {
  const { connection } = navigator as { connection?: { saveData?: boolean; effectiveType?: string } };
  return connection?.saveData === true || connection?.effectiveType?.includes('2g') === true;
}
