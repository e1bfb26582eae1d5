import { type Move, type NamedVersion, readLive, type ReleaseFile, type VersionRecord } from './release-file';
import { readVersions } from './versions';

/** A version of the history, as `npm run releases` shows it. */
export interface VersionLine extends Omit<VersionRecord, 'manifest'> {
  /** `live`, `canary 5 %`, `preview until 2026-12-23`, why it was rolled back, or empty. */
  state: string;
}

/** Every version that the folder keeps, the newest first. */
export function listVersions(folder: string): VersionLine[] {
  const live = readLive(folder);
  return readVersions(folder)
    .reverse()
    .map(({ manifest: _manifest, ...record }) => ({ ...record, state: stateOf(record, live) }));
}

function stateOf({ package: name, version }: NamedVersion, live: ReleaseFile): string {
  const isThis = (other: NamedVersion) => other.package === name && other.version === version;
  if (live.packages[name]?.version === version) return 'live';
  if (live.canary && isThis(live.canary)) return `canary ${live.canary.percent} %`;
  const preview = live.previews?.find(isThis);
  if (preview !== undefined) return `preview until ${new Date(preview.until).toISOString().slice(0, 10)}`;
  const ended = lastMoves(live).find(({ package: each, from }) => each === name && from === version);
  return ended?.why === undefined ? '' : `rolled back: ${ended.why}`;
}

/** The last canary that ended without anybody asking for it, until its package moves again. */
export function lastAutoRollback(live: ReleaseFile): Move | undefined {
  return lastMoves(live).findLast(({ why }) => why !== undefined);
}

/** The last move of each package. */
function lastMoves({ moves = [] }: ReleaseFile): Move[] {
  return [...new Map(moves.map((each) => [each.package, each])).values()];
}
