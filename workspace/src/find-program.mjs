// @ts-check
import { execFileSync } from 'node:child_process';

/**
 * Where a program is installed; undefined when it is not.
 * @param {string} name
 */
export function findProgram(name) {
  try {
    return execFileSync('which', [name], { encoding: 'utf8' }).trim() || undefined;
  } catch {
    return undefined;
  }
}
