import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

import { fingerprint, root } from '@school/workspace/workspace';
import { execa } from 'execa';

const file = path.join(root, '.cache/checked-sources');

interface Unchanged {
  /** Whether every file is as it was when all checks of the sources passed. */
  isChecked: () => boolean;
  markChecked: () => void;
}

/** Compares the files of git with those that were checked. Outside a git repository, all checks run. */
export async function readUnchanged(): Promise<Unchanged> {
  const now = await treeNow();
  return {
    isChecked: () => now !== undefined && existsSync(file) && readFileSync(file, 'utf8') === now,
    markChecked: () => now !== undefined && writeFileSync(file, now),
  };
}

/** One hash over all files that git has or would take, and the version of Node. */
async function treeNow(): Promise<string | undefined> {
  const options = ['ls-files', '-z', '--cached', '--others', '--exclude-standard'];
  const { stdout, failed } = await execa('git', options, { cwd: root, reject: false });
  if (failed) return undefined;
  const files = stdout.split('\0').filter((name) => name !== '' && existsSync(path.join(root, name)));
  return `${process.version} ${fingerprint([...new Set(files)])}`;
}
