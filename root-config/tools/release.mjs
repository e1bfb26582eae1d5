// @ts-check
import { readFileSync } from 'node:fs';
import path from 'node:path';

import { tsImport } from 'tsx/esm/api';

import { root } from './workspace.mjs';

/** @typedef {import('../src/release/release-file').ReleaseFile} ReleaseFile */

/** The release folder; its files are served below `/assets/`. */
export const folder = path.resolve(root, process.env['SCHOOL_RELEASE'] ?? '.release');

/**
 * Makes the builds of packages live, all in one step.
 * @param {readonly string[]} names
 * @throws with the old release in place, when a module would lack something of another one
 */
export async function release(names) {
  const { releaseBuilds } = /** @type {typeof import('./release/builds')} */ (
    await tsImport('./release/builds.ts', import.meta.url)
  );
  await releaseBuilds(folder, names);
}

/** The current release. Throws before the first one. */
export function readReleaseFile() {
  return /** @type {ReleaseFile} */ (JSON.parse(readFileSync(path.join(folder, 'release.json'), 'utf8')));
}
