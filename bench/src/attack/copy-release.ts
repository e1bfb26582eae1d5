import { cpSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';

import { readLive, releaseFile } from '@school/release/release-file';

/** A copy of a release folder, whose release can be moved. */
export function copyRelease(released: string, folder: string) {
  cpSync(released, folder, { recursive: true });
  const live = readLive(folder);
  const write = (file: string, value: object) => {
    writeFileSync(path.join(folder, 'next'), JSON.stringify(value));
    renameSync(path.join(folder, 'next'), path.join(folder, file));
  };
  return {
    /** Makes another release of the same files live. */
    move: (number: number) => write(releaseFile, { ...live, retired: [{ path: `/gone-${number}` }] }),
  };
}
