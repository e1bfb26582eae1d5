import { attempt, idle } from '@school/shared-deps/bundled';

import { linkStyles, type Target, targetOf } from '../sections';
import { fetchPageAhead } from './fragments';
import type { Navigation } from './navigation.machine';
import { isDeployed } from './preload';

/** More links of a page are not followed ahead because they are in view. */
const MAX_IN_VIEW = 6;

/** Fetches the pages of links ahead that are pointed at, pressed or focused. */
export function fetchAhead(navigation: Navigation): void {
  const ofLink = ({ target }: Event) => {
    const link = target instanceof Element ? target.closest('a') : null;
    if (link) void fetchLinkAhead(navigation, link, 'high');
  };
  for (const type of ['pointerover', 'focusin', 'pointerdown'])
    document.addEventListener(type, ofLink, { passive: true });
}

/** Fetches the pages of links that come into view, one after the other in idle time. */
export function watchLinks(navigation: Navigation): void {
  let queue: Promise<unknown> = Promise.resolve();
  let left = 0;
  const look = (entries: readonly IntersectionObserverEntry[], observer: IntersectionObserver) => {
    for (const { isIntersecting, target } of entries) {
      if (!isIntersecting) continue;
      observer.unobserve(target);
      if (left === 0 || !(target instanceof HTMLAnchorElement)) continue;
      left -= 1;
      queue = queue.then(idle).then(() => fetchLinkAhead(navigation, target, 'low'));
    }
  };
  const seen = attempt(() => new IntersectionObserver(look));
  let watched: Target | undefined;
  const observe = () => {
    // a page that replaces its address is still the same one
    const { target } = navigation.getSnapshot().context;
    if (target === watched) return;
    watched = target;
    left = MAX_IN_VIEW;
    document.querySelectorAll('a[href^="/"]').forEach((link) => attempt(() => seen?.observe(link)));
  };
  observe();
  addEventListener('single-spa:routing-event', () => void idle().then(observe));
}

/** Fetches the HTML of a link's page, and its section's styles. */
async function fetchLinkAhead(
  navigation: Navigation,
  { origin, pathname, target: tab, href }: HTMLAnchorElement,
  priority: RequestPriority,
): Promise<void> {
  if (origin !== location.origin || pathname === location.pathname || tab !== '') return;
  const target = targetOf(navigation.getSnapshot().context.sections, new URL(href));
  if (!target || !isDeployed(target.section)) return;
  void linkStyles(target.section);
  await fetchPageAhead(target.url, priority);
}
