import type { VersionRecord } from '@school/contract/release-file';
import { readLive } from '@school/server/pages/release/release-file';

import { readVersions } from './versions';

/** A version of the history, as `npm run releases` shows it. */
export interface VersionLine extends Omit<VersionRecord, 'manifest'> {
  state: 'live' | '';
}

/** Every version that the folder keeps, the newest first. */
export function listVersions(folder: string): VersionLine[] {
  const { packages } = readLive(folder);
  return readVersions(folder)
    .reverse()
    .map(({ manifest: _manifest, ...record }) => ({
      ...record,
      state: packages[record.package]?.version === record.version ? 'live' : '',
    }));
}
