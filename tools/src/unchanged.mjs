// @ts-check
import { execFileSync } from 'node:child_process';
import { existsSync, writeFileSync } from 'node:fs';
import path from 'node:path';

import { fingerprint, root } from '../../workspace/src/workspace.mjs';
import { read } from './test-results.mjs';

const file = path.join(root, '.cache/passed-checks.json');

/**
 * Leaves out checks of the sources alone while every file is as it was when they passed. Outside a git
 * repository they always run.
 */
export function createUnchanged() {
  const now = treeNow();
  const passed = /** @type {Record<string, string>} */ (read(file));
  return {
    /** @param {string} check */
    has: (check) => now !== undefined && passed[check] === now,
    /** @param {string} check */
    add: (check) => {
      if (now === undefined) return;
      passed[check] = now;
      writeFileSync(file, JSON.stringify(passed));
    },
  };
}

/** One hash over all files that git has or would take, and the version of Node. */
function treeNow() {
  const options = ['ls-files', '-z', '--cached', '--others', '--exclude-standard'];
  try {
    const listed = execFileSync('git', options, { cwd: root, encoding: 'utf8', stdio: 'pipe' });
    const files = listed.split('\0').filter((name) => name !== '' && existsSync(path.join(root, name)));
    return `${process.version} ${fingerprint([...new Set(files)])}`;
  } catch {
    return undefined;
  }
}
