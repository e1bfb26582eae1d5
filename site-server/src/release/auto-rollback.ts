import { abandon } from '@school/release/deploy';
import { Refusal } from '@school/release/refusal';
import { type NamedVersion, readLive, type ReleaseFile } from '@school/release/release-file';
import type { Log } from '@school/server-core/log';

import type { Releases } from './releases';

/** The author in the history when the site abandons a canary. */
const author = { by: 'the site', commit: '' };

/** Ends a canary that does harm: on this server at once, then in the release folder, for every server. */
export function createAutoRollback(releases: Releases, log: Log) {
  return (canary: NamedVersion, why: string): void => {
    const { package: name, version } = canary;
    releases.dropCanary(canary);
    log.problem(`the canary ${name} ${version} is taken back: ${why}`);
    abandon(releases.folder, name, author, { version, why }).catch((error: unknown) => {
      // a team, or another server, was faster
      if (error instanceof Refusal && !isCanary(readLive(releases.folder), canary)) return;
      log.problem(`${name} ${version} is still the canary of other servers`, error);
    });
  };
}

function isCanary({ canary }: ReleaseFile, { package: name, version }: NamedVersion): boolean {
  return canary?.package === name && canary.version === version;
}
