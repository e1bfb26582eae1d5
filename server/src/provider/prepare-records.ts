import { projectRecords } from '@school/contract';

import type { Log } from '../lib/log';
import { parseJson } from '../upstream/parse-json';
import { UpstreamError } from '../upstream/upstream-error';
import { applyPolicy, type Policy } from './child-data';
import { resourceOf } from './record-source';

export type PrepareRecords = ReturnType<typeof createPrepareRecords>;

/**
 * Projects the provider's answers on the contract (ADR 10) and applies the school's policy for pupils. It
 * logs dropped records, and returns undefined for an album that is not shown.
 * @throws UpstreamError for a body that is no list or no album
 */
export function createPrepareRecords(policy: () => Policy, log: Pick<Log, 'problem'>) {
  return (key: string, bytes: Uint8Array): object | undefined => {
    const resource = resourceOf(key);
    const onDropped = (line: string) => log.problem(`${resource}: ${line}`);
    try {
      const records = projectRecords(resource, parseJson(bytes), onDropped);
      return applyPolicy(key, records, policy());
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error);
      throw new UpstreamError(502, `the answer of the provider cannot be read: it ${reason}`);
    }
  };
}
