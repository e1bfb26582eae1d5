import path from 'node:path';

import { writeChanged } from './files';
import { checkRelease } from './guard/check-release';
import { withLock } from './lock';
import { Refusal } from './refusal';
import {
  type Action,
  compose,
  type Move,
  type Packages,
  readLive,
  releaseFile,
  type ReleaseFile,
  type ReleasedPackage,
  type RetiredPath,
} from './release-file';
import { type Author, readVersion } from './versions';

/** The history keeps this many moves. */
const MAX_MOVES = 2_000;

/** A change of what is live; parts that are left out stay. */
export interface Change {
  action: Action;
  package: string;
  /** The package's next version; none takes the section out of the release. */
  next?: ReleasedPackage;
  canary?: ReleaseFile['canary'] | 'none';
  retired?: readonly RetiredPath[];
}

/** Runs work that writes to a release folder, while nobody else does. */
export function lockRelease<T>(
  folder: string,
  work: (assertOwned: () => void) => T | Promise<T>,
): Promise<T> {
  return withLock(path.join(folder, 'lock'), work);
}

/**
 * Moves what is live in one step: readers see the release before or after it. Call it within `lockRelease`.
 * @throws Refusal when the parts of the release would not fit together
 */
export function move(
  folder: string,
  changes: readonly Change[],
  author: Author,
  assertOwned: () => void,
): ReleaseFile {
  const live = readLive(folder);
  const next = changes.reduce((release, change) => applyChange(release, change, author), live);
  const reasons = checkRelease(next.packages);
  if (reasons.length > 0) throw new Refusal(reasons);
  assertOwned();
  writeChanged(path.join(folder, releaseFile), JSON.stringify(next, null, 2));
  return next;
}

/** The release after a change; the release that is given stays as it is. */
export function applyChange(live: ReleaseFile, change: Change, { by, commit }: Author): ReleaseFile {
  const { action, package: name, next } = change;
  const from = live.packages[name]?.version;
  const packages =
    action === 'retire'
      ? Object.fromEntries(Object.entries(live.packages).filter(([each]) => each !== name))
      : { ...live.packages, ...(next && { [name]: next }) };
  const canary = change.canary === 'none' ? undefined : (change.canary ?? live.canary);
  const retired = stillRetired(change.retired ?? live.retired, packages);
  const to = action === 'canary' ? canary?.version : packages[name]?.version;
  const line: Move = {
    package: name,
    action,
    ...(from !== undefined && { from }),
    ...(to !== undefined && { to }),
    at: new Date().toISOString(),
    by,
    commit,
  };
  const isChanged = action !== 'build' || from !== to;
  return {
    ...compose(packages),
    ...(canary && { canary }),
    ...(retired && { retired }),
    moves: isChanged ? [...(live.moves ?? []), line].slice(-MAX_MOVES) : (live.moves ?? []),
  };
}

/** A path that a section has again is no longer retired. */
function stillRetired(retired: readonly RetiredPath[] = [], packages: Packages): RetiredPath[] | undefined {
  const claimed = new Set(
    Object.values(packages).flatMap(({ routes }) =>
      routes.flatMap(({ path: own, aliases = [] }) => [own, ...aliases]),
    ),
  );
  const left = retired.filter(({ path: each }) => !claimed.has(each));
  return left.length === 0 ? undefined : left;
}

/** The version that was live before the one that is; a rollback of a rollback goes further back. */
function previousVersion({ packages, moves = [] }: ReleaseFile, name: string): string | undefined {
  const stack: string[] = [];
  for (const { package: each, action, to } of moves) {
    if (each !== name || to === undefined || !changesLive(action)) continue;
    const known = action === 'rollback' ? stack.lastIndexOf(to) : -1;
    if (known >= 0) stack.length = known + 1;
    else if (stack.at(-1) !== to) stack.push(to);
  }
  const current = packages[name]?.version;
  return stack.at(-1) === current ? stack.at(-2) : stack.at(-1);
}

function changesLive(action: Action): boolean {
  return ['build', 'deploy', 'promote', 'rollback'].includes(action);
}

/**
 * Makes an earlier version of a package live again.
 * @param to the version; by default the one before the live one
 */
export function rollBack(
  folder: string,
  name: string,
  to: string | undefined,
  author: Author,
): Promise<ReleaseFile> {
  return lockRelease(folder, (assertOwned) => {
    const live = readLive(folder);
    if (live.packages[name] === undefined) throw new Refusal([`${name} is not deployed`]);
    const version = to ?? previousVersion(live, name);
    if (version === undefined) throw new Refusal([`${name} has no earlier version`]);
    if (version === live.packages[name].version) throw new Refusal([`${name} ${version} is live already`]);
    const record = readVersion(folder, name, version);
    if (record === undefined)
      throw new Refusal([`${name} ${version} is not kept here; npm run releases lists what is`]);
    const canary = withoutCanaryOf(name, live);
    const change: Change = { action: 'rollback', package: name, next: record.manifest, canary };
    return move(folder, [change], author, assertOwned);
  });
}

/** A canary of a package ends when that package moves. */
export function withoutCanaryOf(name: string, { canary }: ReleaseFile): Change['canary'] {
  return canary?.package === name ? 'none' : canary;
}
