import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

interface Package {
  workspaces?: string[];
  scripts?: { build?: string; deploy?: string };
}

/** Folder of the whole project. */
export const root = fileURLToPath(new URL('../../../', import.meta.url));

const { workspaces = [] } = readPackage('.');

/** Packages that are released, in this order. */
export const packages = workspaces.filter((name) => readPackage(name).scripts?.deploy !== undefined);

/** Packages that have a build. */
export const builtPackages = workspaces.filter((name) => readPackage(name).scripts?.build !== undefined);

/** The built server, which `npm start` runs. */
export const serverFile = 'server/dist/server.js';

function readPackage(folder: string): Package {
  return JSON.parse(readFileSync(path.join(root, folder, 'package.json'), 'utf8')) as Package;
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
