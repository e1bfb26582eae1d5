// @ts-check
import { run } from './process.mjs';

/**
 * Installs a package of Debian's, where that is the system and we may.
 * @param {string} name
 * @returns {Promise<boolean>} whether it is there now
 */
export async function installDebian(name) {
  if (process.getuid?.() !== 0) return false;
  try {
    await run('apt-get', ['-qq', 'update']);
    await run('apt-get', ['-qq', 'install', '-y', '--no-install-recommends', name], {
      DEBIAN_FRONTEND: 'noninteractive',
    });
    return true;
  } catch {
    return false;
  }
}
