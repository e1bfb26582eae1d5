import { readFileSync } from 'node:fs';
import path from 'node:path';

import { root } from '../../../workspace/workspace';

/** The fields of a package.json that are read here. */
type PackageFile = Record<'name' | 'version', string> &
  Partial<Record<'exports' | 'dependencies' | 'devDependencies', Record<string, string>>>;

/** Entries for the shell, servers and tools: sections cannot rely on them. */
const internal = ['./charts', './contract', './server', './views'];

export function readPackage(folder: string, place = root): PackageFile {
  return JSON.parse(readFileSync(path.join(place, folder, 'package.json'), 'utf8')) as PackageFile;
}

/** The versions of the packages that a package asks for. */
export function versionsOf(folder: string): Record<string, string> {
  const { dependencies, devDependencies } = readPackage(folder);
  return { ...dependencies, ...devDependencies };
}

/** Entries that sections may import, such as `./lists`, with their sources. */
export function publicExports(place = root): Record<string, string> {
  const all = Object.entries(readPackage('shared-deps', place).exports ?? {});
  return Object.fromEntries(all.filter(([name]) => !internal.includes(name)));
}
