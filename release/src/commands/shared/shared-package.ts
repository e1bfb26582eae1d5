import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

import { root } from '@school/workspace/workspace';

/** The fields of a package.json that are read here. */
export interface PackageFile {
  name: string;
  version: string;
  exports?: Record<string, string>;
  dependencies?: Record<string, string>;
  devDependencies?: Record<string, string>;
}

export const sharedFolder = path.join(root, 'shared-deps');
export const reportFile = path.join(sharedFolder, 'api.md');

/** Entries for the shell, servers and tools: sections cannot rely on them. */
const internal = ['./charts', './contract', './server'];

export function readPackage(folder: string): PackageFile {
  return JSON.parse(readFileSync(path.join(root, folder, 'package.json'), 'utf8')) as PackageFile;
}

/** Entries that sections may import, such as `./lists`, with their sources. */
export function publicExports(): Record<string, string> {
  const all = Object.entries(readPackage('shared-deps').exports ?? {});
  return Object.fromEntries(all.filter(([name]) => !internal.includes(name)));
}

/** The same by specifier. */
export function publicEntries(): Record<string, string> {
  const code = Object.entries(publicExports()).filter(([, source]) => /^\.\/src\/.*\.ts$/.test(source));
  return Object.fromEntries(
    code.map(([name, source]) => [path.posix.join('@school/shared-deps', name), source]),
  );
}

/** The report as it is in the checkout; empty before the first one. */
export function readReportFile(): string {
  return existsSync(reportFile) ? readFileSync(reportFile, 'utf8') : '';
}
