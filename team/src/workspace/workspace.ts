import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

import { readPackage } from '../preset/package-file';

/** Folder of the whole project. */
export const root = fileURLToPath(new URL('../../../', import.meta.url));

const { workspaces = [] } = readPackage(root);

const withScript = (script: string) =>
  workspaces.filter((name) => readPackage(path.join(root, name)).scripts?.[script] !== undefined);

/** Packages that are released, in this order. */
export const packages = withScript('deploy');

/** Packages that have a build. */
export const builtPackages = withScript('build');

/** The built server, which `npm start` runs. */
export const serverFile = 'server/dist/server.js';

/** Makes a folder that no other command has, below `.cache`. It is removed when this process ends. */
export function makeOwnFolder(name: string): string {
  const place = path.join(root, '.cache', name);
  mkdirSync(place, { recursive: true });
  const folder = mkdtempSync(`${place}${path.sep}`);
  process.once('exit', () => rmSync(folder, { recursive: true }));
  return folder;
}

/** Runs git in the project's folder; empty where it fails, as in a folder that is no checkout. */
export function git(...args: string[]): string {
  const options = { cwd: root, encoding: 'utf8', stdio: 'pipe' } as const;
  try {
    return execFileSync('git', ['--no-optional-locks', '-c', 'safe.directory=*', ...args], options).trim();
  } catch {
    return '';
  }
}
