import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';

/** The fields of a package.json that tools read. */
export interface PackageFile extends Partial<
  Record<'exports' | 'scripts' | 'dependencies' | 'devDependencies', Record<string, string>>
> {
  name: string;
  version: string;
  workspaces?: string[];
}

export function readPackage(folder: string): PackageFile {
  return JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8')) as PackageFile;
}

export const core = '@school/shared-deps';

/** Folder of shared-deps, wherever it is installed. */
export const shared = path.dirname(createRequire(import.meta.url).resolve(`${core}/package.json`));
