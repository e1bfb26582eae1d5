import { userInfo } from 'node:os';

import { git } from '../../workspace/workspace';
import type { Author } from '../versions';

/**
 * The person who releases, as git knows them, and this checkout's commit. A `+` marks changes that are not
 * committed.
 * @param folder a folder of this checkout; without one the build is another team's, of no commit that is
 * known here
 */
export function readAuthor(folder?: string): Author {
  const by = git('config', 'user.name') || userInfo().username;
  if (folder === undefined) return { by, commit: '' };
  const isDirty = git('status', '--porcelain', '--ignore-submodules', '--', folder) !== '';
  return { by, commit: git('rev-parse', '--short', 'HEAD') + (isDirty ? '+' : '') };
}
