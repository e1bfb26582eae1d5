import { cp, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { root, startSite } from './site';

/** A site of a small school, with a content folder that tests may change. */
export interface OwnSchool {
  url: string;
  folder: string;
  /** Writes a JSON file of the content folder. */
  write: (file: string, value: unknown) => Promise<void>;
  /** Writes a file of the content folder. */
  writeText: (file: string, text: string) => Promise<void>;
  /** Removes a file of the content folder. */
  remove: (file: string) => Promise<void>;
  stop: () => Promise<void>;
}

/** The content folder from which it begins. */
export const ownFolder = path.join(root, 'e2e/test-content/rivermouth');

export async function startOwnSchool(): Promise<OwnSchool> {
  const folder = await mkdtemp(path.join(tmpdir(), 'school-'));
  await cp(ownFolder, folder, { recursive: true });
  const site = await startSite({ SCHOOL_CONTENT: folder, SCHOOL_CODE: 'RIVERMOUTH' });
  const writeText = (file: string, text: string) => writeFile(path.join(folder, file), text);
  return {
    url: site.url,
    folder,
    write: (file, value) => writeText(file, JSON.stringify(value)),
    writeText,
    remove: (file) => rm(path.join(folder, file)),
    stop: async () => {
      await site.stop();
      await rm(folder, { recursive: true });
    },
  };
}
