import path from 'node:path';

import { writeChanged } from './files';
import { checkRelease } from './guard/check-release';
import { withLock } from './lock';
import { Refusal } from './refusal';
import {
  type Action,
  compose,
  type Move,
  type Preview,
  readLive,
  type ReleasedPackage,
  type ReleaseFile,
  releaseFile,
  releaseId,
  type RetiredPath,
  stillRetired,
  withPackage,
} from './release-file';
import { type Author, readGuarded, readVersion } from './versions';

/** The history keeps this many moves. */
const MAX_MOVES = 2_000;

/** A change of what is live; parts that are left out stay. */
export interface Change {
  action: Action;
  package: string;
  /** The package's next version; none takes the section out of the release. */
  next?: ReleasedPackage;
  /** Left out: a canary of another package stays, one of this package ends when another version goes live. */
  canary?: ReleaseFile['canary'] | 'none';
  previews?: readonly Preview[];
  /** The canary or preview that the action is about. */
  version?: string;
  why?: string;
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
  const changed = changes.reduce((release, change) => applyChange(release, change, author), live);
  // the end of a canary needs no release that fits
  const reasons = releaseId(changed) === releaseId(live) ? [] : checkRelease(changed.packages);
  if (reasons.length > 0) throw new Refusal(reasons);
  const next = withFittingCanary(folder, changed, changes, author);
  assertOwned();
  writeChanged(path.join(folder, releaseFile), JSON.stringify(next, null, 2));
  return next;
}

/**
 * A canary that begins fits what is live, or is refused. One that no longer fits a release that moves is
 * abandoned: a rollback waits for nobody.
 */
function withFittingCanary(
  folder: string,
  release: ReleaseFile,
  changes: readonly Change[],
  author: Author,
): ReleaseFile {
  const { canary } = release;
  if (canary === undefined) return release;
  const { package: name, version } = canary;
  const record = readVersion(folder, name, version);
  const reasons = record
    ? checkRelease(withPackage(release, name, record.manifest).packages)
    : [`${name} ${version} is not kept here`];
  if (reasons.length === 0) return release;
  if (changes.some(({ action }) => action === 'canary')) throw new Refusal(reasons);
  const why = `it no longer fits what is live: ${reasons.join('; ')}`;
  const next = release.packages[name];
  return applyChange(
    release,
    { action: 'abandon', package: name, ...(next && { next }), canary: 'none', version, why },
    author,
  );
}

/** The release after a change; the release that is given stays as it is. */
export function applyChange(live: ReleaseFile, change: Change, { by, commit }: Author): ReleaseFile {
  const { action, package: name, next } = change;
  const from = live.packages[name]?.version;
  const packages =
    action === 'retire'
      ? Object.fromEntries(Object.entries(live.packages).filter(([each]) => each !== name))
      : { ...live.packages, ...(next && { [name]: next }) };
  const to = packages[name]?.version;
  const canary = canaryAfter(live, change, from !== to);
  const previews = (change.previews ?? live.previews ?? []).filter(
    ({ package: each, version, until }) => packages[each]?.version !== version && until > Date.now(),
  );
  const retired = stillRetired(change.retired ?? live.retired, packages);
  const versions = action === 'abandon' ? { from: change.version, to } : { from, to: change.version ?? to };
  const line: Move = {
    package: name,
    action,
    ...(versions.from !== undefined && { from: versions.from }),
    ...(versions.to !== undefined && { to: versions.to }),
    at: new Date().toISOString(),
    by,
    commit,
    ...(change.why !== undefined && { why: change.why }),
  };
  const isChanged = action !== 'build' || from !== to;
  return {
    ...compose(packages),
    ...(canary && { canary }),
    ...(previews.length > 0 && { previews }),
    ...(retired && { retired }),
    moves: isChanged ? [...(live.moves ?? []), line].slice(-MAX_MOVES) : (live.moves ?? []),
  };
}

function canaryAfter(
  live: ReleaseFile,
  { package: name, canary }: Change,
  isMoved: boolean,
): ReleaseFile['canary'] {
  if (canary !== undefined) return canary === 'none' ? undefined : canary;
  return isMoved && live.canary?.package === name ? undefined : live.canary;
}

/** The version that was live before the one that is; a rollback of a rollback goes further back. */
export function previousVersion({ packages, moves = [] }: ReleaseFile, name: string): string | undefined {
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
    const record = readGuarded(folder, name, version);
    const change: Change = { action: 'rollback', package: name, next: record.manifest };
    return move(folder, [change], author, assertOwned);
  });
}
