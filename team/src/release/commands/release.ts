import path from 'node:path';

import type { ReleaseFile } from '@school/contract/release-file';
import { withLock } from '@school/server/lib/folder-lock';
import { readLive } from '@school/server/pages/release/release-file';

import { packages, root } from '../../workspace/workspace';
import { type Change, changeLive, describeChange } from '../changes';
import { prune } from '../prune';
import { readBuild } from '../read-build';
import { addVersion } from '../versions';
import { readAuthor } from './author';

interface BuildsOptions {
  /** Whether the folder is a tool's own, with few versions of the packages of this checkout alone. */
  isOwn?: boolean;
  /** A folder with the builds, by default the checkout. */
  from?: string;
}

/** The release folder; its files are served below `/assets/`. */
export function releaseFolder(): string {
  const named = process.env['SCHOOL_RELEASE'] ?? '';
  return path.resolve(root, named === '' ? '.release' : named);
}

/**
 * Makes the builds of packages live, all in one step, and prints which versions changed. The guard of
 * `npm run deploy` does not run.
 * @throws with the old release in place, when a module would lack something of another one
 */
export async function release(
  names: readonly string[],
  { isOwn = false, from = root }: BuildsOptions = {},
): Promise<void> {
  const folder = releaseFolder();
  const author = readAuthor(root);
  await withLock(folder, async () => {
    const live = readLive(folder);
    const others = Object.keys(live.packages).filter((name) => isOwn && !packages.includes(name));
    const changes = others.map((name): Change => ({ action: 'retire', package: name }));
    for (const name of names) {
      const { manifest } = await addVersion(folder, readBuild(path.join(from, name, 'dist/browser')), author);
      changes.push({ action: 'build', package: name, next: manifest });
    }
    const next = changeLive(folder, changes, author);
    if (!isOwn) sayChanges(folder, live, next);
  });
  if (isOwn) await prune(folder);
}

/**
 * Makes the builds of this checkout, and no others, live in a folder of a tool's own. This process and those
 * that it starts use that folder from now on. The release of visitors stays as it is.
 */
export async function takeOwnRelease(name: string): Promise<void> {
  process.env['SCHOOL_RELEASE'] = path.join(root, '.cache/releases', name);
  await release(packages, { isOwn: true });
}

function sayChanges(folder: string, before: ReleaseFile, { packages: after }: ReleaseFile): void {
  const lines = Object.entries(after)
    .map(([name, { version }]) => ({ name, version, from: before.packages[name]?.version }))
    .filter(({ version, from }) => version !== from)
    .map(({ name, version, from }) => describeChange(name, from, version));
  if (lines.length > 0) console.log(`live in ${folder}, past the guard: ${lines.join(', ')}`);
}
