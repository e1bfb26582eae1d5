import path from 'node:path';

import {
  type ReleaseAction,
  type ReleaseChange,
  type ReleasedPackage,
  type ReleaseFile,
  releaseFile,
  type RetiredPath,
} from '@school/contract/release-file';
import { readLive } from '@school/server/pages/release/release-file';

import { writeChanged } from './files';
import { checkRelease } from './guard/check-release';
import { withLock } from './lock';
import { Refusal } from './refusal';
import { type Author, readVersion } from './versions';

/** The history keeps this many moves. */
const MAX_MOVES = 2_000;

/** A change of what is live; what it does not name stays. */
export interface Change {
  action: ReleaseAction;
  package: string;
  /** The package's next version; none takes the section out of the release. */
  next?: ReleasedPackage;
  retired?: readonly RetiredPath[];
}

/**
 * Moves what is live in one step: readers see the release before or after it. Call it within the folder's
 * lock.
 * @throws Refusal when the parts of the release would not fit together
 */
export function move(folder: string, changes: readonly Change[], author: Author): ReleaseFile {
  const next = changes.reduce((release, change) => applyChange(release, change, author), readLive(folder));
  const reasons = checkRelease(next.packages);
  if (reasons.length > 0) throw new Refusal(reasons);
  writeChanged(path.join(folder, releaseFile), JSON.stringify(next, null, 2));
  return next;
}

/** The release after a change; the release that is given stays as it is. */
export function applyChange(live: ReleaseFile, change: Change, { by, commit }: Author): ReleaseFile {
  const { action, package: name, next } = change;
  const others = Object.fromEntries(Object.entries(live.packages).filter(([each]) => each !== name));
  const packages = next === undefined ? others : { ...live.packages, [name]: next };
  const from = live.packages[name]?.version;
  const to = next?.version;
  const line: ReleaseChange = {
    package: name,
    action,
    ...(from !== undefined && { from }),
    ...(to !== undefined && { to }),
    at: new Date().toISOString(),
    by,
    commit,
  };
  const retired = change.retired ?? live.retired;
  const isChanged = action !== 'build' || from !== to;
  const manifests = Object.values(packages);
  return {
    imports: Object.fromEntries(manifests.flatMap(({ imports }) => Object.entries(imports))),
    integrity: Object.fromEntries(manifests.flatMap(({ integrity }) => Object.entries(integrity))),
    packages,
    ...(retired && { retired }),
    moves: isChanged ? [...(live.moves ?? []), line].slice(-MAX_MOVES) : (live.moves ?? []),
  };
}

/** Whether a version is what visitors get. */
export function isLive({ packages }: ReleaseFile, name: string, version: string): boolean {
  return packages[name]?.version === version;
}

export function liveAlready(name: string, version: string): string {
  return `${name} ${version} is live already`;
}

/** A move of what is live, for people. */
export function moveOf(name: string, from: string | undefined, to: string | undefined): string {
  return `${name} ${from ?? 'none'} → ${to ?? 'none'}`;
}

/** The version that was live before the one that is; a rollback of a rollback goes further back. */
function previousVersion({ packages, moves = [] }: ReleaseFile, name: string): string | undefined {
  const stack: string[] = [];
  for (const { package: each, action, to } of moves) {
    if (each !== name || to === undefined) continue;
    const known = action === 'rollback' ? stack.lastIndexOf(to) : -1;
    if (known >= 0) stack.length = known + 1;
    else if (stack.at(-1) !== to) stack.push(to);
  }
  const current = packages[name]?.version;
  return stack.at(-1) === current ? stack.at(-2) : stack.at(-1);
}

/**
 * Makes an earlier version of a package live again, that of a retired section too.
 * @param to the version; by default the one before the live one
 */
export function rollBack(
  folder: string,
  name: string,
  to: string | undefined,
  author: Author,
): Promise<ReleaseFile> {
  return withLock(folder, () => {
    const live = readLive(folder);
    const version = to ?? previousVersion(live, name);
    if (version === undefined) throw new Refusal([`${name} has no earlier version`]);
    if (isLive(live, name, version)) throw new Refusal([liveAlready(name, version)]);
    const record = readVersion(folder, name, version);
    if (record === undefined)
      throw new Refusal([`${name} ${version} is not kept here; npm run releases lists what is`]);
    return move(folder, [{ action: 'rollback', package: name, next: record.manifest }], author);
  });
}
