// @ts-check
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

import { inLanes } from '../../../workspace/src/lanes.mjs';
import { runBin } from '../../../workspace/src/process.mjs';
import { announce } from '../../../workspace/src/progress.mjs';
import { builtPackages, fingerprint, packages, root } from '../../../workspace/src/workspace.mjs';
import { release, releaseFolder, takeOwnRelease } from './release.mjs';

/** The inputs of every build besides its own package. */
const common = [
  'package-lock.json',
  'tsconfig.json',
  'webpack.config.ts',
  'preset/src',
  'shared-deps/src/bundled',
  'shared-deps/src/routes',
  'shared-deps/src/today',
];

/** @type {Record<string, string[]>} */
const inputs = {
  'shared-deps': ['shared-deps/src', 'shared-deps/api.md'],
  inspector: ['inspector/src', 'inspector/package.json', 'shared-deps/src/charts'],
  'root-config': ['root-config/src', 'root-config/package.json', 'shared-deps/src', 'offline/src/names.ts'],
  'site-server': [
    'site-server',
    'gateway',
    'media',
    'server-core',
    'release',
    'content-service',
    'shared-deps',
    'offline',
  ].map((name) => `${name}/src`),
};

/** At most two at a time: each build keeps a core busy. */
const LANES = 2;

/** Builds the packages whose sources have changed. */
export async function buildChanged() {
  const changed = builtPackages.filter((name) => stampOf(name) !== wantedStamp(name));
  await inLanes(changed.entries(), LANES, ([index, name]) =>
    announce(`building ${name}, ${index + 1} of ${changed.length}`, () => build(name)),
  );
}

/** Builds what has changed and makes it live; a release with damaged files is mended. */
export async function buildRelease() {
  await buildChanged();
  await release(packages);
}

/**
 * Builds changed packages for a tool. It uses the release that `SCHOOL_RELEASE` names, or else one of the
 * tools' own.
 */
export async function prepareRelease() {
  await buildChanged();
  if (process.env['SCHOOL_RELEASE']) console.log(`the release is the one of ${releaseFolder()}`);
  else await takeOwnRelease('tools');
}

/**
 * Builds a package whose sources have changed.
 * @param {string} name
 */
export async function buildPackage(name) {
  if (stampOf(name) !== wantedStamp(name)) await build(name);
}

/** @param {string} name */
async function build(name) {
  await runBin('webpack', ['--config', 'webpack.config.ts', '--env', `pkg=${name}`]);
  writeFileSync(stampFile(name), wantedStamp(name));
}

/** @param {string} name */
function wantedStamp(name) {
  return fingerprint([...common, ...(inputs[name] ?? [`${name}/src`, `${name}/package.json`])]);
}

/** @param {string} name */
function stampOf(name) {
  return existsSync(stampFile(name)) ? readFileSync(stampFile(name), 'utf8') : '';
}

/** @param {string} name */
function stampFile(name) {
  return path.join(root, name, 'dist/.fingerprint');
}

if (process.argv[1] === import.meta.filename) await buildRelease();
