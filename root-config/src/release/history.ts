import { readLive, type ReleaseFile, type VersionRecord } from './release-file';
import { readVersions } from './versions';

/** A version of the history, as `npm run releases` shows it. */
export interface VersionLine extends Omit<VersionRecord, 'manifest'> {
  /** `live`, `canary 5 %`, or empty. */
  state: string;
}

/** Every version that the folder keeps, the newest first. */
export function listVersions(folder: string): VersionLine[] {
  const live = readLive(folder);
  return readVersions(folder)
    .reverse()
    .map(({ manifest: _manifest, ...record }) => ({ ...record, state: stateOf(record, live) }));
}

function stateOf(
  { package: name, version }: Pick<VersionRecord, 'package' | 'version'>,
  { packages, canary }: ReleaseFile,
): string {
  if (packages[name]?.version === version) return 'live';
  return canary?.package === name && canary.version === version ? `canary ${canary.percent} %` : '';
}
