import * as features from './features';
import { workerAddress } from './worker-address';

/** Starts features, which can wait until the visitor reads or acts. */
export function start(): void {
  for (const begin of Object.values(features)) begin(workerAddress);
}
