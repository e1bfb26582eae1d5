// @ts-check
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

import { run } from './process.mjs';
import { announce } from './progress.mjs';
import { fingerprint, root } from './workspace.mjs';

/** Oldest Node that everything runs on: major and minor. */
const lowest = { major: 20, minor: 19 };
const stamp = path.join(root, 'node_modules/.installed');

/** Installs the packages of the lock file unless they are installed. Reports a Node that is too old. */
export async function ensureInstalled() {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  if (major < lowest.major || (major === lowest.major && minor < lowest.minor)) {
    throw new Error(
      `Node ${process.versions.node} is too old: the site needs ${lowest.major}.${lowest.minor} or newer`,
    );
  }
  const wanted = `${fingerprint(['package-lock.json'])} ${process.version}`;
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return;
  const options = ['--no-audit', '--no-fund', '--loglevel=error'];
  await announce('installing the packages', () =>
    run('npm', ['ci', ...options]).catch((/** @type {unknown} */ error) => {
      console.error(`WARNING: ${String(error)}; npm install takes what fits, not what the lock file names`);
      return run('npm', ['install', '--no-save', ...options]);
    }),
  );
  writeFileSync(stamp, wanted);
}
