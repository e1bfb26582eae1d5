import { createHmac, randomBytes } from 'node:crypto';

import type { NamedVersion } from '@school/release/release-file';
import { networkOf, visitorOf } from '@school/server-core/http/visitor';

export type Outcome = 'alive' | 'failed';

/** How many visitors a canary came to life for, and for how many not. */
export interface CanaryCounts extends NamedVersion {
  alive: number;
  failed: number;
}

/** Counts what visits report of the canary, and says when it does too much harm. */
export interface CanaryHealth {
  /** Reports of a visitor after the first change nothing, unless it fails later. */
  add: (canary: NamedVersion, address: string, outcome: Outcome) => void;
  /** Of the last canary that was reported of. */
  counts: () => CanaryCounts | undefined;
}

/** A canary is rolled back when it fails for at least so many visitors, and for more than this share. */
const MIN_FAILED = 5;
const MAX_FAILED_SHARE = 0.1;
/** Later visitors do not count. */
const MAX_VISITORS = 10_000;

/** @param rollBack is called once for a canary, with the reason */
export function createCanaryHealth(rollBack: (canary: NamedVersion, why: string) => void): CanaryHealth {
  let counted = startCounting();
  return {
    add: (canary, address, outcome) => {
      if (canary.package !== counted.package || canary.version !== counted.version)
        counted = startCounting(canary);
      const { outcomes } = counted;
      // one visitor may write any user agent, and have many addresses of one network
      const visitor = counted.nameOf(networkOf(visitorOf(address)));
      const known = outcomes.get(visitor);
      if (known === 'failed' || known === outcome) return;
      if (known === undefined && outcomes.size >= MAX_VISITORS) return;
      outcomes.set(visitor, outcome);
      counted[outcome] += 1;
      if (known !== undefined) counted[known] -= 1;
      const { failed, isRolledBack } = counted;
      if (isRolledBack || failed < MIN_FAILED || failed <= outcomes.size * MAX_FAILED_SHARE) return;
      counted.isRolledBack = true;
      rollBack(canary, `it failed for ${failed} of ${outcomes.size} visitors`);
    },
    counts: () => {
      const { package: name, version, alive, failed } = counted;
      return name === '' ? undefined : { package: name, version, alive, failed };
    },
  };
}

/** Visitors are known by a keyed hash, whose key ends with the canary. */
function startCounting({ package: name, version }: NamedVersion = { package: '', version: '' }) {
  const key = randomBytes(32);
  return {
    package: name,
    version,
    alive: 0,
    failed: 0,
    isRolledBack: false,
    outcomes: new Map<string, Outcome>(),
    nameOf: (network: string) => createHmac('sha256', key).update(network).digest('base64'),
  };
}
