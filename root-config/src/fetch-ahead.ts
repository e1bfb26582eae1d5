import { idle, isSparing, pause } from '@school/shared-deps/bundled';

import { fetchPageAhead } from './fragments';
import type { Navigation } from './navigation.machine';
import { isDeployed } from './preload';
import { linkStyles, type Target, targetOf } from './sections';

/** Time for the page itself, before pages are fetched ahead (milliseconds). */
const SETTLE_MS = 3_000;

/** More links of a page are not followed ahead because they are in view. */
const MAX_IN_VIEW = 6;

/**
 * Fetches pages ahead. Those of links that are pointed at, pressed or focused come at once. Those of links in
 * view come in idle time, once a visit is likely.
 */
export function fetchAhead(navigation: Navigation, wanted: Promise<void>): void {
  const preloadOf = ({ target }: Event) => {
    const link = target instanceof Element ? target.closest('a') : null;
    if (link) void anticipate(navigation, link, 'high');
  };
  for (const type of ['pointerover', 'focusin', 'pointerdown']) {
    document.addEventListener(type, preloadOf, { passive: true });
  }
  if (isSparing()) return;
  void wanted
    .then(() => pause(SETTLE_MS))
    .then(idle)
    .then(() => watchLinks(navigation));
}

/** Fetches the pages of links that come into view, one after the other in idle time. */
function watchLinks(navigation: Navigation): void {
  let queue: Promise<unknown> = Promise.resolve();
  let left = 0;
  const observer = new IntersectionObserver((entries) => {
    for (const { isIntersecting, target } of entries) {
      if (!isIntersecting) continue;
      observer.unobserve(target);
      if (left === 0 || !(target instanceof HTMLAnchorElement)) continue;
      left -= 1;
      queue = queue.then(idle).then(() => anticipate(navigation, target, 'low'));
    }
  });
  let watched: Target | undefined;
  const observe = () => {
    // a page that replaces its address is still the same one
    const { target } = navigation.getSnapshot().context;
    if (target === watched) return;
    watched = target;
    left = MAX_IN_VIEW;
    document.querySelectorAll('a[href^="/"]').forEach((link) => observer.observe(link));
  };
  observe();
  addEventListener('single-spa:routing-event', () => void idle().then(observe));
}

/** Fetches the HTML of a link's page, and its section's styles. */
async function anticipate(
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
