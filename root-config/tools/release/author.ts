import { execFileSync } from 'node:child_process';
import { userInfo } from 'node:os';

import type { Author } from '../../src/release/versions';

/** Who releases, as git knows them, and the commit of a folder; a `+` marks changes that are not committed. */
export function readAuthor(folder: string): Author {
  const commit = git(folder, 'rev-parse', '--short', 'HEAD');
  const isDirty = commit !== '' && git(folder, 'status', '--porcelain', '--', '.') !== '';
  return {
    by: git(folder, 'config', 'user.name') || userInfo().username,
    commit: commit + (isDirty ? '+' : ''),
  };
}

/** Empty where git is not installed, or the folder is no checkout. */
function git(folder: string, ...args: string[]): string {
  try {
    const options = { cwd: folder, encoding: 'utf8', stdio: 'pipe' } as const;
    return execFileSync('git', ['-c', 'safe.directory=*', ...args], options).trim();
  } catch {
    return '';
  }
}
