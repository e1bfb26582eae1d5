import { readFileSync } from 'node:fs';
import path from 'node:path';

import type { Configuration } from 'webpack';

import { browserBuild, type Mode, shared } from './browser-build';

const SHARED = '@school/shared-deps';

interface PackageFile {
  name: string;
  version: string;
  dependencies?: Record<string, string>;
}

/**
 * The build of a section, inside the workspace and outside.
 * @param pkg its name without the scope
 */
export function sectionBuild(folder: string, pkg: string, mode: Mode): Configuration {
  return browserBuild({
    folder,
    pkg,
    mode,
    entry: { [`@school/${pkg}`]: './src/index.ts' },
    promises: () => promisesOf(readPackage(folder)),
  });
}

export function readPackage(folder: string): PackageFile {
  return JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8')) as PackageFile;
}

/**
 * A section that has installed a file of shared-deps works with that version, and those that only add to it.
 */
function promisesOf({ dependencies }: PackageFile) {
  const declared = dependencies?.[SHARED];
  if (declared === undefined) return {};
  const isFile = declared.startsWith('file:') || declared.endsWith('.tgz');
  const range = isFile ? `^${readPackage(shared).version}` : declared;
  return { worksWith: { [SHARED]: range } };
}
