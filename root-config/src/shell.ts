import type { DeployedSection } from '@school/contract';
import { isSparing } from '@school/shared-deps/bundled';
import { start } from 'single-spa';

import { fetchAhead, watchLinks } from './navigation/fetch-ahead';
import { startNavigation } from './navigation/navigation';
import { registerSections } from './navigation/registration';
import { followLinks, followRouting } from './navigation/routing';
import { trackScroll } from './navigation/scroll';

/**
 * Starts the sections, changes of page without a new document, and the prefetching of pages.
 * @param sections every section of the release.
 * @param spareTime settles once the browser is idle, and the visitor likely to follow a link
 */
export function startShell(sections: readonly DeployedSection[], spareTime: Promise<unknown>): void {
  const navigation = startNavigation(sections);
  trackScroll();
  followLinks(navigation);
  followRouting(navigation);
  navigation.send({ type: 'shell.started' });
  registerSections(navigation);
  fetchAhead(navigation);
  start({ urlRerouteOnly: true });
  if (!isSparing()) void spareTime.then(() => watchLinks(navigation));
}
