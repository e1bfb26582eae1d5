import { idle, isSparing, pause } from '@school/shared-deps/bundled';
import type { SectionEntry } from '@school/shared-deps/server';

import { fetchSection } from './fetch-section';
import type { Navigation } from './navigation.machine';
import { preloadModule } from './preload';
import { targetOf } from './sections';

/** Time for the page itself, before pages are fetched ahead (milliseconds). */
const SETTLE_MS = 3_000;

/** A part that so many pages need is worth its download before it is known which page comes next. */
const MANY_PAGES = 5;

/**
 * Fetches pages ahead. Those of links that are pointed at, pressed or focused come at once. Those of links in
 * view come in idle time, once a visit is likely.
 */
export function fetchAhead(navigation: Navigation, wanted: Promise<void>): void {
  const preloadOf = ({ target }: Event) => {
    const link = target instanceof Element ? target.closest('a') : null;
    if (link) anticipate(navigation, link);
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

/**
 * Begins the downloads that most links of the opened menu need: the entries of all sections, and shared
 * parts.
 */
export function fetchForMenu(sections: readonly SectionEntry[]): void {
  if (isSparing()) return;
  const needs = sections.flatMap(({ routes }) => routes).flatMap((route) => route.needs);
  const common = needs.filter((href) => needs.filter((each) => each === href).length >= MANY_PAGES);
  for (const href of [...sections.map(({ entry }) => entry), ...common]) {
    preloadModule(href);
  }
}

/** Fetches the pages of links that come into view, one by one in idle time. */
function watchLinks(navigation: Navigation): void {
  const observer = new IntersectionObserver((entries) => {
    for (const { isIntersecting, target } of entries) {
      if (!isIntersecting) continue;
      observer.unobserve(target);
      if (target instanceof HTMLAnchorElement) void idle().then(() => anticipate(navigation, target));
    }
  });
  const observe = () => document.querySelectorAll('a[href^="/"]').forEach((link) => observer.observe(link));
  observe();
  addEventListener('single-spa:routing-event', () => void idle().then(observe));
}

/** Addresses that were fetched ahead. */
const fetched = new Set<string>();

/** Fetches the page of a link once, and again after a failure. */
export function anticipate(
  navigation: Navigation,
  { origin, pathname, target: tab, href }: HTMLAnchorElement,
): void {
  if (origin !== location.origin || pathname === location.pathname || tab !== '') return;
  const target = targetOf(navigation.getSnapshot().context.sections, new URL(href));
  if (!target || fetched.has(href)) return;
  fetched.add(href);
  fetchSection(target, true)
    .then((module) => module.preload(target.url))
    .catch(() => fetched.delete(href));
}
