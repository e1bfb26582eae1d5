import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
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

/** Runs git in the project's folder; empty where it fails, as in a folder that is no checkout. */
export function git(...args: string[]): string {
  const options = { cwd: root, encoding: 'utf8', stdio: 'pipe' } as const;
  try {
    return execFileSync('git', ['--no-optional-locks', '-c', 'safe.directory=*', ...args], options).trim();
  } catch {
    return '';
  }
}

/** One hash over the contents of files and folders (tests left out), relative to the project. */
export function fingerprint(places: readonly string[]): string {
  const hash = createHash('sha256');
  for (const file of places.flatMap((place) => filesOf(path.join(root, place)))) {
    hash.update(path.relative(root, file)).update('\0').update(readFileSync(file)).update('\0');
  }
  return hash.digest('hex');
}

function filesOf(place: string): string[] {
  if (!statSync(place).isDirectory()) return [place];
  return readdirSync(place, { withFileTypes: true })
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap((entry) => filesOf(path.join(place, entry.name)))
    .filter((file) => !/\.test\.tsx?$/.test(file));
}
