import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';

import { resources } from '@school/contract';
import type { ReleasedPackage } from '@school/contract/release-file';

/** Resources of this checkout's server; content of pages may have any name. */
const own: readonly string[] = [...Object.keys(resources), 'subGallery', 'search'];

const fileIn = (folder: string) => path.join(folder, 'known-resources.json');

/** Says in a release folder which resources its servers know, as far as they may write there. */
export function writeKnownResources(folder: string): void {
  try {
    const next = `${fileIn(folder)}.${process.pid}.next`;
    writeFileSync(next, JSON.stringify(own));
    renameSync(next, fileIn(folder));
  } catch {
    // without the file, deploys compare with their own checkout
  }
}

/** Resources that a section needs and the servers of a release folder do not know, one line each. */
export function unknownResources(folder: string, { name, routes }: ReleasedPackage): string[] {
  const file = fileIn(folder);
  const known = existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as string[]) : own;
  const needed = routes.flatMap((route) => route.resources.map((each) => each.split('?')[0] ?? ''));
  return [...new Set(needed)]
    .filter((each) => !each.startsWith('content/') && !known.includes(each))
    .map((each) =>
      own.includes(each)
        ? `${name} needs “${each}”, which the running servers do not know: update them first`
        : `${name} needs “${each}”, which is no resource of contract/src/resources.ts`,
    );
}
