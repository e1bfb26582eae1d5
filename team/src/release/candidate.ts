import { cpSync, existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { type ReleaseFile, releaseFile, type VersionRecord } from '@school/contract/release-file';
import { withLock } from '@school/server/lib/folder-lock';
import { readLive } from '@school/server/pages/release/release-file';

import { applyChange, changeLive } from './changes';
import { formsOf, writeChanged } from './files';
import { prune } from './prune';
import { addVersion, type Author, keptSource, refuseOtherContent, type Source } from './versions';

/** A release folder of its own in which a build is live beside everything else that is live now. */
export interface Candidate {
  folder: string;
  record: VersionRecord;
  /** The release without it. */
  live: ReleaseFile;
  remove: () => void;
}

/**
 * Makes a candidate, so that a version can be checked while the release folder stays as it is.
 * @param folder the release folder
 */
export async function createCandidate(folder: string, source: Source, author: Author): Promise<Candidate> {
  refuseOtherContent(folder, source.manifest.integrity);
  const place = mkdtempSync(path.join(tmpdir(), 'candidate-'));
  const remove = () => rmSync(place, { recursive: true, force: true });
  const live = readLive(folder);
  try {
    return { folder: place, record: await writeWith(folder, source, place, author), live, remove };
  } catch (error) {
    remove();
    throw error;
  }
}

/**
 * Adds a candidate that has passed the guard to the release folder, and makes it live.
 * @throws Refusal before anything is changed
 */
export function deployCandidate(folder: string, { folder: from, record }: Candidate): Promise<void> {
  return withLock(folder, async () => {
    await addVersion(folder, keptSource(from, record), record);
    changeLive(folder, [{ action: 'deploy', package: record.package, next: record.manifest }], record);
  });
}

/**
 * Makes the preview: a release folder with what is live and a candidate that has passed the guard. It
 * replaces the last one.
 * @returns the preview's folder
 */
export async function previewCandidate(folder: string, { folder: from, record }: Candidate): Promise<string> {
  const preview = `${folder}-preview`;
  await withLock(preview, () => writeWith(folder, keptSource(from, record), preview, record));
  await prune(preview);
  return preview;
}

/** Writes a release folder with what is live in another one and a version; its pointer comes last. */
async function writeWith(
  folder: string,
  source: Source,
  place: string,
  author: Author,
): Promise<VersionRecord> {
  const live = readLive(folder);
  for (const address of Object.keys(live.integrity)) copyAsset(folder, place, address);
  const record = await addVersion(place, source, author);
  const change = { action: 'deploy', package: record.package, next: record.manifest } as const;
  writeChanged(path.join(place, releaseFile), JSON.stringify(applyChange(live, change, author)));
  return record;
}

/** A file after its compressed forms; one that is there already has the same content. */
function copyAsset(from: string, to: string, address: string): void {
  for (const ending of [...formsOf(address).map((form) => form.ending), '']) {
    const file = address + ending;
    if (existsSync(from + file)) cpSync(from + file, to + file, { force: false });
  }
}
