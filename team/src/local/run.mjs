// @ts-check
import { spawnSync } from 'node:child_process';
import { statSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** Oldest Node that everything runs on: major and minor. */
const lowest = { major: 20, minor: 19 };
const root = fileURLToPath(new URL('../../../', import.meta.url));

// `node team/src/local/run.mjs start`: installs the packages of the lock file, then runs a command of `school`
const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
if (major < lowest.major || (major === lowest.major && minor < lowest.minor)) {
  throw new Error(
    `Node ${process.versions.node} is too old: the site needs ${lowest.major}.${lowest.minor} or newer`,
  );
}
const changedAt = (/** @type {string} */ file) => statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? 0;
// npm writes the second one when it has installed all of the first
if (changedAt(`${root}package-lock.json`) > changedAt(`${root}node_modules/.package-lock.json`)) {
  console.log('installing the packages');
  const args = ['ci', '--no-audit', '--no-fund', '--loglevel=error'];
  const { status } = spawnSync('npm', args, { cwd: root, stdio: 'inherit' });
  if (status !== 0) throw new Error('the packages could not be installed');
}
await import('../school.mjs');
