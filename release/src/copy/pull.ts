import type { KeyObject } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';

import { formsOf, isSourceMap, writeAsset, writeChanged } from '../files';
import { lockRelease } from '../moves';
import { Refusal } from '../refusal';
import { readLive, type ReleaseFile, releaseFile } from '../release-file';
import { readLedger, refuseOtherContent, writeLedger } from '../versions';
import { fitsHash, pointerOf, readPointer } from './files-of';
import type { Rclone } from './rclone';
import { openPointer } from './sign';

const MAX_POINTER_BYTES = 8_000_000;
const MAX_TRANSFER = '512M';

/** Result of a pull. */
export interface Pulled {
  isMoved: boolean;
  /** Files that were not there, or differed. */
  fetched: number;
}

/**
 * Copies a release into a folder that servers read. Files come first and are compared with their hashes; the
 * pointer comes last, in one step. A pull that was cut leaves the old release, and the next one continues.
 * @param key the public key of who may push; without one every copy is trusted
 * @throws Refusal when the copy is incomplete, not signed with the key, older than the live release, or
 * unreachable
 */
export async function pullRelease(
  remote: string,
  folder: string,
  rclone: Rclone,
  key?: KeyObject,
): Promise<Pulled> {
  const target = pointerOf(remote);
  const read = await rclone('cat', target, '--head', String(MAX_POINTER_BYTES));
  if (!read.isDone) throw new Refusal([`${target}: ${read.problem}`]);
  const release = readPointer(openPointer(read.output, remote, key), remote);
  // a canary is counted and rolled back where it was begun: servers that follow a copy have the live versions
  delete release.canary;
  const pointer = JSON.stringify(release, null, 2);
  if (isLive(folder, pointer)) return { isMoved: false, fetched: 0 };
  mkdirSync(folder, { recursive: true });
  return lockRelease(folder, async (assertOwned) => {
    const { integrity } = release;
    if (key !== undefined && lastMove(release) < lastMove(readLive(folder)))
      throw new Refusal([`${target} is older than the release that is live here`]);
    refuseOtherContent(folder, integrity);
    const missing = Object.entries(integrity).filter(([address, hash]) => !isThere(folder, address, hash));
    await fetchFiles(remote, folder, missing, rclone);
    writeChanged(path.join(folder, 'package.json'), '{ "type": "module" }\n');
    writeLedger(folder, { ...readLedger(folder), ...integrity });
    assertOwned();
    writeChanged(path.join(folder, releaseFile), pointer);
    return { isMoved: true, fetched: missing.length };
  });
}

/** When the newest move was made; a rollback is a move too. */
function lastMove({ moves = [] }: ReleaseFile): string {
  return moves.reduce((last, { at }) => (at > last ? at : last), '');
}

function isLive(folder: string, pointer: string): boolean {
  const file = path.join(folder, releaseFile);
  return existsSync(file) && readFileSync(file, 'utf8') === pointer;
}

function isThere(folder: string, address: string, hash: string): boolean {
  return ['', ...formsOf(address).map(({ ending }) => ending)].every((ending) => {
    const file = folder + address + ending;
    return existsSync(file) && fitsHash(readFileSync(file), hash, ending);
  });
}

/** Fetches files beside those that are served, and adds the ones that fit. */
async function fetchFiles(
  remote: string,
  folder: string,
  missing: readonly (readonly [address: string, hash: string])[],
  rclone: Rclone,
): Promise<void> {
  if (missing.length === 0) return;
  const place = path.join(folder, 'incoming');
  rmSync(place, { recursive: true, force: true });
  mkdirSync(place);
  try {
    const list = path.join(place, 'files');
    const names = missing.flatMap(([address]) =>
      ['', ...formsOf(address).map(({ ending }) => ending)].map((ending) => address.slice(1) + ending),
    );
    writeFileSync(list, names.join('\n'));
    const copy = [
      'copy',
      remote,
      place,
      '--files-from-raw',
      list,
      '--max-transfer',
      MAX_TRANSFER,
      '--ignore-times',
    ];
    const { problem } = await rclone(...copy, '--no-traverse');
    const wrong = [];
    for (const [address, hash] of missing)
      if (!(await addFile(place, folder, address, hash)) && !isSourceMap(address)) wrong.push(address);
    if (wrong.length > 0)
      throw new Refusal([`${remote} has not ${wrong[0]} as the release names it: ${problem}`]);
  } finally {
    rmSync(place, { recursive: true, force: true });
  }
}

/** Adds a fetched file with its compressed forms; a form that does not fit is made again. */
async function addFile(place: string, folder: string, address: string, hash: string): Promise<boolean> {
  const read = (ending: string) => {
    const file = place + address + ending;
    const bytes = existsSync(file) ? readFileSync(file) : undefined;
    return bytes && fitsHash(bytes, hash, ending) ? bytes : undefined;
  };
  const body = read('');
  if (body === undefined) return false;
  await writeAsset(folder + address, body, read);
  return true;
}
