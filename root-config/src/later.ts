import { attempt } from '@school/shared-deps/bundled';

import * as features from './features';
import { keepLanguageLinks } from './language-links';
import { offerLanguage } from './language-offer';
import { shareByDevice } from './share';
import { workerAddress } from './worker-address';

/** Begins in the browser; it gets what makes the address of a worker. */
type BrowserFeature = (addressOf: typeof workerAddress) => void;

/** Starts what can wait until the visitor reads or acts. */
export function start(): void {
  shareByDevice();
  offerLanguage();
  keepLanguageLinks();
  const all: readonly BrowserFeature[] = Object.values(features);
  for (const begin of all) attempt(() => begin(workerAddress));
}
