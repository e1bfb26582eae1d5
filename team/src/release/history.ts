import type { VersionRecord } from '@school/contract/release-file';
import { readLive } from '@school/server/pages/release/release-file';

import { isLive } from './moves';
import { readVersions } from './versions';

/** A version of the history, as `npm run releases` shows it. */
export interface VersionLine extends Omit<VersionRecord, 'manifest'> {
  state: 'live' | '';
}

/** Every version that the folder keeps, the newest first. */
export function listVersions(folder: string): VersionLine[] {
  const live = readLive(folder);
  return readVersions(folder)
    .reverse()
    .map(({ manifest: _manifest, ...record }) => ({
      ...record,
      state: isLive(live, record.package, record.version) ? 'live' : '',
    }));
}
