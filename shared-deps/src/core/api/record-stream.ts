import { fromEventObservable } from 'xstate';

import type { Api } from './api';
import type { ResourceKey } from './resource-key';

/** Actor logic: sends the events of one resource to the machine that invokes it. */
export const recordStream = fromEventObservable(({ input }: { input: { api: Api; key: ResourceKey } }) =>
  input.api.stream(input.key),
);

const FIRST_RECHECK_MS = 5_000;
const LONGEST_RECHECK_MS = 60_000;

/** The wait before a failed resource is checked again (milliseconds). */
export function recheckDelay(rechecks: number): number {
  return Math.min(LONGEST_RECHECK_MS, FIRST_RECHECK_MS * 2 ** rechecks);
}
