import { readFileSync } from 'node:fs';
import path from 'node:path';

import type { ReleaseFile } from '@school/contract/release-file';

import { packages, root } from '../../workspace/workspace';
import { type BuildsOptions, releaseBuilds } from './builds';

/** The release folder; its files are served below `/assets/`. */
export function releaseFolder(): string {
  const named = process.env['SCHOOL_RELEASE'] ?? '';
  return path.resolve(root, named === '' ? '.release' : named);
}

/**
 * Makes the builds of packages live, all in one step.
 * @throws with the old release in place, when a module would lack something of another one
 */
export async function release(names: readonly string[], options?: BuildsOptions): Promise<void> {
  await releaseBuilds(releaseFolder(), names, options);
}

/**
 * Makes the builds of this checkout, and no others, live in a folder of a tool's own. This process and those
 * that it starts use that folder from now on. The release of visitors stays as it is.
 */
export async function takeOwnRelease(name: string): Promise<void> {
  process.env['SCHOOL_RELEASE'] = path.join(root, '.cache/releases', name);
  await release(packages, { isOwn: true });
}

/** The current release. Throws before the first one. */
export function readReleaseFile(): ReleaseFile {
  const file = path.join(releaseFolder(), 'release.json');
  return JSON.parse(readFileSync(file, 'utf8')) as ReleaseFile;
}
