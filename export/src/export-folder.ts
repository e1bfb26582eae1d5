import { existsSync, mkdirSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';

import { Refusal } from '@school/release/refusal';

export type ExportFolder = ReturnType<typeof openExport>;

/** A file that every export has. */
const MARK = '.school-export';

/**
 * Opens a folder for an export; the folder that is there stays until `finish`.
 * @throws Refusal when the folder has files of anything else
 */
export function openExport(folder: string) {
  const isTaken = existsSync(folder) && readdirSync(folder).length > 0;
  if (isTaken && !existsSync(path.join(folder, MARK))) {
    throw new Refusal([`${folder} has files that are of no export; name a new folder`]);
  }
  const next = `${folder}.next`;
  const last = `${folder}.last`;
  const remove = (place: string) => rmSync(place, { recursive: true, force: true });
  remove(next);
  mkdirSync(next, { recursive: true });
  writeFileSync(path.join(next, MARK), '');
  return {
    /**
     * Writes a file.
     * @param address its address on the host, without a query
     * @throws when the address leads out of the folder, or another file is in its way
     */
    write: (address: string, body: Buffer | string): void => {
      const file = path.join(next, decodeURIComponent(address));
      if (!file.startsWith(next + path.sep)) throw new Error(`${address} leads out of the folder`);
      mkdirSync(path.dirname(file), { recursive: true });
      writeFileSync(file, body);
    },
    finish: () => {
      remove(last);
      if (existsSync(folder)) renameSync(folder, last);
      renameSync(next, folder);
      remove(last);
    },
    abandon: () => remove(next),
  };
}
