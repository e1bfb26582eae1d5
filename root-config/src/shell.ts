import type { DeployedSection } from '@school/contract';
import { idle, pause } from '@school/shared-deps/bundled';
import { start } from 'single-spa';

import { fetchAhead } from './fetch-ahead';
import { enhanceMenu } from './menu';
import { startNavigation } from './navigation';
import { registerSections } from './registration';
import { follow, followLinks, followRouting } from './routing';
import { trackScroll } from './scroll';

/** Time for the page itself, before what can wait is loaded (milliseconds). */
const SETTLE_MS = 3_000;

interface ShellOptions {
  /** Every section of the release. */
  sections: readonly DeployedSection[];
  /** Ends the keeping of clicks, and returns the target of the last one. */
  endPending: () => URL | undefined;
  /** Settles once the visitor is likely to follow a link. */
  wanted: Promise<void>;
}

/** Starts the sections, changes of page without a new document, and the prefetching of pages. */
export function startShell({ sections, endPending, wanted }: ShellOptions): void {
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
  start({ urlRerouteOnly: true });
  void wanted
    .then(() => pause(SETTLE_MS))
    .then(idle)
    .then(() => import(/* webpackChunkName: "later" */ './later'))
    .then(({ startLater }) => startLater(navigation));
}
