import { type ChildData, projectRecords } from '@school/shared-deps/contract';

import type { Log } from '../log';
import { protectChildren } from './child-data';
import { UpstreamError } from './upstream-error';

interface PrepareOptions {
  childData: () => ChildData;
  log: Log;
}

/**
 * Projects a provider's answer on the contract (ADR 10) and applies the school's policy for pupils. Logs dropped
 * records once, until others are dropped. The returned function gives undefined for an album that is not shown. It
 * throws an UpstreamError for a body that is no list or no album.
 */
export function createPrepareRecords({ childData, log }: PrepareOptions) {
  const reported = new Map<string, string>();
  return (resource: string, body: unknown): unknown => {
    let problem = '';
    const report = (line: string) => {
      problem = line;
    };
    const records = project(resource, body, report);
    if (problem !== '' && reported.get(resource) !== problem) log.problem(`${resource}: ${problem}`);
    reported.set(resource, problem);
    return protectChildren(resource, records, childData());
  };
}

function project(resource: string, body: unknown, report: (problem: string) => void): unknown {
  try {
    return projectRecords(resource, body, report);
  } catch (error) {
    throw new UpstreamError(502, `the answer of the provider cannot be read: it ${reasonOf(error)}`);
  }
}

function reasonOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
