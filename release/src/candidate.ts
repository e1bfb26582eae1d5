import { copyFileSync, existsSync, linkSync, mkdirSync, rmSync } from 'node:fs';
import path from 'node:path';

import { formsOf, writeChanged } from './files';
import { applyChange } from './moves';
import { readLive, type ReleaseFile, releaseFile, type VersionRecord } from './release-file';
import { addVersion, type Author, refuseOtherContent, type Source } from './versions';

/** A release folder of its own in which a build is live beside everything else that is live now. */
export interface Candidate {
  folder: string;
  record: VersionRecord;
  /** The release without it. */
  live: ReleaseFile;
  remove: () => void;
}

/**
 * Makes a candidate, so that a version can be tried while the release folder stays as it is.
 * @param folder the release folder
 * @param place where the candidate's folder is made
 */
export async function createCandidate(
  folder: string,
  source: Source,
  place: string,
  author: Author,
): Promise<Candidate> {
  const remove = () => rmSync(place, { recursive: true, force: true });
  remove();
  refuseOtherContent(folder, source.manifest.integrity);
  const live = readLive(folder);
  try {
    for (const address of Object.keys(live.integrity)) linkAsset(folder, place, address);
    const { record } = await addVersion(place, source, author);
    const change = {
      action: 'deploy',
      package: record.package,
      next: record.manifest,
      canary: 'none',
    } as const;
    const next = applyChange(live, change, author);
    writeChanged(path.join(place, releaseFile), JSON.stringify(next));
    return { folder: place, record, live, remove };
  } catch (error) {
    remove();
    throw error;
  }
}

/** Files are never written in place, so that both folders may have the same one. */
function linkAsset(from: string, to: string, address: string): void {
  mkdirSync(path.dirname(to + address), { recursive: true });
  for (const ending of ['', ...formsOf(address).map((form) => form.ending)]) {
    const file = address + ending;
    if (!existsSync(from + file)) continue;
    try {
      linkSync(from + file, to + file);
    } catch {
      copyFileSync(from + file, to + file);
    }
  }
}
