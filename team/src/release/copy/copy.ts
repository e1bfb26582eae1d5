import { existsSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';

import { isSourceMap, type ReleaseFile, releaseFile } from '@school/contract/release-file';
import { withLock } from '@school/server/lib/folder-lock';
import { releasedAddress } from '@school/server/pages/release/integrity';

import { firstDamaged, fitsHash, writeAsset, writeChanged } from '../files';
import { Refusal } from '../refusal';
import { addToLedger, refuseOtherContent } from '../versions';
import type { Rclone } from './rclone';

const listed = ['--checksum', '--no-traverse', '--max-transfer=512M', '--files-from-raw=-'];

/**
 * Copies what is live: files first, and the pointer last. A cut push leaves the old pointer, or an
 * unreadable one that every pull refuses; the next push continues.
 * @param remote a path of rclone, such as `store:bucket/release`.
 * @throws Refusal when a file differs from its hash, or the remote does not take it
 */
export async function pushRelease(folder: string, remote: string, rclone: Rclone): Promise<void> {
  // changes of the folder from now on belong to the next push
  const pointer = readFileSync(path.join(folder, releaseFile), 'utf8');
  const { integrity } = readPointer(pointer, folder);
  const damaged = firstDamaged(folder, integrity);
  if (damaged !== undefined) throw new Refusal([`${folder} has not ${damaged} as its release names it`]);
  await rclone(['copy', folder, remote, ...listed], listOf(Object.entries(integrity)));
  await rclone(['rcat', pointerOf(remote)], pointer);
}

/**
 * Takes a copy over into a folder that servers read. Files are compared with their hashes; the pointer moves
 * last, in one step.
 * @returns whether it was another release
 * @throws Refusal when the copy is incomplete or unreachable
 */
export async function pullRelease(remote: string, folder: string, rclone: Rclone): Promise<boolean> {
  const pointer = await rclone(['cat', pointerOf(remote), '--head=8000000']);
  const release = readPointer(pointer, remote);
  const file = path.join(folder, releaseFile);
  if (existsSync(file) && readFileSync(file, 'utf8') === pointer) return false;
  return withLock(folder, async () => {
    refuseOtherContent(folder, release.integrity);
    await fetchFiles(remote, folder, release, rclone);
    addToLedger(folder, release.integrity);
    writeChanged(file, pointer);
    return true;
  });
}

/** Fetches what is missing beside the files that are served, and adds what fits. */
async function fetchFiles(remote: string, folder: string, { integrity }: ReleaseFile, rclone: Rclone) {
  const incoming = path.join(folder, 'incoming');
  const missing = Object.entries(integrity).filter(([address, hash]) => !fitsHash(folder + address, hash));
  if (missing.length > 0) await rclone(['copy', remote, incoming, ...listed], listOf(missing));
  const found = missing.filter(([address, hash]) => fitsHash(incoming + address, hash));
  const wrong = missing.find((each) => !found.includes(each) && !isSourceMap(each[0]));
  if (wrong === undefined)
    for (const [address] of found) await writeAsset(folder + address, readFileSync(incoming + address));
  rmSync(incoming, { recursive: true, force: true });
  if (wrong !== undefined) throw new Refusal([`${remote} has not ${wrong[0]} as its release names it`]);
}

/** @throws Refusal when the text is no complete pointer */
function readPointer(text: string, place: string): ReleaseFile {
  try {
    const pointer = JSON.parse(text) as ReleaseFile;
    const names = Object.keys(pointer.integrity);
    if (names.length > 0 && names.every((name) => releasedAddress.test(name))) return pointer;
  } catch {
    // refused below
  }
  throw new Refusal([`${place}/${releaseFile} is not a whole release`]);
}

function pointerOf(remote: string): string {
  return `${remote}${/[:/]$/.test(remote) ? '' : '/'}${releaseFile}`;
}

function listOf(files: readonly (readonly [address: string, hash: string])[]): string {
  return files.map(([address]) => address.slice(1)).join('\n');
}
