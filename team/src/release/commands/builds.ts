import path from 'node:path';

import type { ReleaseFile } from '@school/contract/release-file';
import { readLive } from '@school/server/pages/release/release-file';

import { packages, root } from '../../workspace/workspace';
import { type Change, lockRelease, move, moveOf } from '../moves';
import { prune } from '../prune';
import { readBuild } from '../read-build';
import { addVersion } from '../versions';
import { readAuthor } from './author';

export interface BuildsOptions {
  /**
   * Whether the folder is a tool's own: it has the packages of this checkout alone, and keeps few versions.
   */
  isOwn?: boolean;
  /** A folder with the builds, by default the checkout. */
  from?: string;
}

/** Versions of a package that a tool's own folder keeps. */
const KEPT = 2;

/**
 * Makes the builds of this checkout live, without the guard of `npm run deploy`, and prints which versions
 * changed.
 */
export async function releaseBuilds(
  folder: string,
  names: readonly string[],
  { isOwn = false, from = root }: BuildsOptions = {},
): Promise<void> {
  const author = readAuthor(root);
  await lockRelease(folder, async (assertOwned) => {
    const live = readLive(folder);
    const others = Object.keys(live.packages).filter((name) => isOwn && !packages.includes(name));
    const changes = others.map((name): Change => ({ action: 'retire', package: name }));
    for (const name of names) {
      const { record } = await addVersion(folder, readBuild(path.join(from, name, 'dist/browser')), author);
      changes.push({ action: 'build', package: name, next: record.manifest });
    }
    const next = move(folder, changes, author, assertOwned);
    if (!isOwn) sayMoves(folder, live, next);
  });
  if (isOwn) await prune(folder, KEPT);
}

function sayMoves(folder: string, before: ReleaseFile, { packages: after }: ReleaseFile): void {
  const moves = Object.entries(after)
    .map(([name, { version }]) => ({ name, version, from: before.packages[name]?.version }))
    .filter(({ version, from }) => version !== from)
    .map(({ name, version, from }) => moveOf(name, from, version));
  if (moves.length > 0) console.log(`live in ${folder}, past the guard: ${moves.join(', ')}`);
}
