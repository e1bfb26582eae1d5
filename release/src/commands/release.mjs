// @ts-check
import { readFileSync } from 'node:fs';
import path from 'node:path';

import { tsImport } from 'tsx/esm/api';

import { packages, root } from '../../../workspace/src/workspace.mjs';

/** @typedef {import('../release-file').ReleaseFile} ReleaseFile */

/** The release folder; its files are served below `/assets/`. */
export function releaseFolder() {
  const named = process.env['SCHOOL_RELEASE'] ?? '';
  return path.resolve(root, named === '' ? '.release' : named);
}

/**
 * Makes the builds of packages live, all in one step.
 * @param {readonly string[]} names
 * @param {import('./builds').BuildsOptions} [options]
 * @throws with the old release in place, when a module would lack something of another one
 */
export async function release(names, options) {
  const { releaseBuilds } = /** @type {typeof import('./builds')} */ (
    await tsImport('./builds.ts', import.meta.url)
  );
  await releaseBuilds(releaseFolder(), names, options);
}

/**
 * Makes the builds of this checkout, and no others, live in a folder of a tool's own. This process and those
 * that it starts use that folder from now on. The release of visitors stays as it is.
 * @param {string} name
 */
export async function takeOwnRelease(name) {
  process.env['SCHOOL_RELEASE'] = path.join(root, '.cache/releases', name);
  await release(packages, { isOwn: true });
}

/** The current release. Throws before the first one. */
export function readReleaseFile() {
  const file = path.join(releaseFolder(), 'release.json');
  return /** @type {ReleaseFile} */ (JSON.parse(readFileSync(file, 'utf8')));
}
