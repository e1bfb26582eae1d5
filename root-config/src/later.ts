import { attempt } from '@school/shared-deps/bundled';

import * as features from './features';
import { workerAddress } from './worker-address';

/** Begins in the browser; it gets what makes the address of a worker. */
type BrowserFeature = (addressOf: typeof workerAddress) => void;

/** Starts features, which can wait until the visitor reads or acts. */
export function start(): void {
  const all: readonly BrowserFeature[] = Object.values(features);
  for (const begin of all) attempt(() => begin(workerAddress));
}
