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

import { firstDamaged, writeChanged } from './files';
import { checkRelease } from './guard/check-release';
import { Refusal } from './refusal';
import type { Author } from './versions';

/** The history keeps this many changes. */
const MAX_CHANGES = 2_000;

/** A change of what is live; what it does not name stays. */
export interface Change {
  action: ReleaseAction;
  package: string;
  /** The package's next version; none takes the section out of the release. */
  next?: ReleasedPackage;
  retired?: readonly RetiredPath[];
}

/**
 * Changes what is live in one step: readers see the release before or after it. Call it within the folder's
 * lock.
 * @throws Refusal when the parts of the release would not fit together, or a file of it is damaged
 */
export function changeLive(folder: string, changes: readonly Change[], author: Author): ReleaseFile {
  const next = changes.reduce((release, change) => applyChange(release, change, author), readLive(folder));
  const reasons = checkRelease(next.packages);
  const damaged = firstDamaged(folder, next.integrity);
  if (damaged !== undefined) reasons.push(`${damaged} is damaged or missing: build and deploy it again`);
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
  const { changes: history = [] } = live;
  const retired = change.retired ?? live.retired;
  const isChanged = action !== 'build' || from !== to;
  const manifests = Object.values(packages);
  return {
    imports: Object.fromEntries(manifests.flatMap(({ imports }) => Object.entries(imports))),
    integrity: Object.fromEntries(manifests.flatMap(({ integrity }) => Object.entries(integrity))),
    packages,
    ...(retired && { retired }),
    changes: isChanged ? [...history, line].slice(-MAX_CHANGES) : history,
  };
}

/** Whether a version is what visitors get. */
export function isLive({ packages }: ReleaseFile, name: string, version: string): boolean {
  return packages[name]?.version === version;
}

export function liveAlready(name: string, version: string): string {
  return `${name} ${version} is live already`;
}

/** The versions before and after a change, for people. */
export function describeChange(name: string, from: string | undefined, to: string | undefined): string {
  return `${name} ${from ?? 'none'} → ${to ?? 'none'}`;
}
