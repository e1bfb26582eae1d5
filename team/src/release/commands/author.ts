import { execFileSync } from 'node:child_process';
import { userInfo } from 'node:os';
import path from 'node:path';

import { root } from '../../workspace/workspace';
import type { Author } from '../versions';

/**
 * The person who releases, as git knows them, and this checkout's commit. A `+` marks changes that are not
 * committed.
 * @param folder a folder of this checkout; without one the build is another team's, of no commit that is
 * known here
 */
export function readAuthor(folder?: string): Author {
  const by = git('config', 'user.name') || userInfo().username;
  const commit = folder === undefined ? '' : git('rev-parse', '--short', 'HEAD');
  if (folder === undefined || commit === '') return { by, commit };
  const isDirty = git('status', '--porcelain', '--ignore-submodules', '--', folder) !== '';
  return { by, commit: commit + (isDirty ? '+' : '') };
}

/**
 * Runs git in the project's folder alone: the settings of a repository can name programs. Empty where git is
 * not installed, or the project is no checkout.
 */
function git(...args: string[]): string {
  const own = Object.entries(process.env).filter(([name]) => !name.startsWith('GIT_'));
  const env = { ...Object.fromEntries(own), GIT_CEILING_DIRECTORIES: path.dirname(path.resolve(root)) };
  const safe = ['--no-optional-locks', '-c', 'core.fsmonitor=false', '-c', 'safe.directory=*'];
  try {
    const options = { cwd: root, env, encoding: 'utf8', stdio: 'pipe' } as const;
    return execFileSync('git', [...safe, ...args], options).trim();
  } catch {
    return '';
  }
}
