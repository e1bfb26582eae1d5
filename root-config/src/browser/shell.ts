import { start } from 'single-spa';

import { fetchAhead } from './fetch-ahead';
import { offerInspector } from './inspector';
import { enhanceMenu } from './menu';
import { startNavigation } from './navigation';
import { registerSections } from './registration';
import { follow, followLinks, followRouting } from './routing';
import { trackScroll } from './scroll';
import { fetchSectionMap } from './sections';

/**
 * Starts the sections, changes of page without a new document, and the prefetching of pages.
 * @param endPending ends the keeping of clicks, and returns the target of the last one
 */
export async function startShell(endPending: () => URL | undefined): Promise<void> {
  const { sections } = await fetchSectionMap();
  const navigation = startNavigation(sections);
  trackScroll();
  const pending = endPending();
  followLinks(navigation);
  followRouting(navigation);
  if (pending && !follow(navigation, pending)) location.assign(pending);
  navigation.send({ type: 'shell.started' });
  registerSections(navigation);
  fetchAhead(navigation);
  enhanceMenu();
  offerInspector();
  start({ urlRerouteOnly: true });
}
