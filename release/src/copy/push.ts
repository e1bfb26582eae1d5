import type { KeyObject } from 'node:crypto';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { isSourceMap } from '../files';
import { Refusal } from '../refusal';
import { releaseFile } from '../release-file';
import { filesOf, fitsHash, pointerOf, readPointer } from './files-of';
import type { Rclone } from './rclone';
import { signPointer } from './sign';

/** How often files that arrived damaged are sent again. */
const MAX_ROUNDS = 3;

/** Result of a push. */
export interface Pushed {
  files: number;
  /** Files that were not there, or differed. */
  sent: number;
  isMoved: boolean;
}

/**
 * Copies a release folder to a remote of rclone: files first, read back and compared, and the pointer last.
 * The remote needs no folders that move in one step. A push that was cut leaves the old pointer, or an
 * unreadable one that every pull refuses. The next push continues.
 * @param remote a path of rclone, such as `store:bucket/release`
 * @param key the private key that signs the pointer
 * @throws Refusal when the folder's release is damaged, or the remote does not keep the files
 */
export async function pushRelease(
  folder: string,
  remote: string,
  rclone: Rclone,
  key?: KeyObject,
): Promise<Pushed> {
  // moves of the folder from now on belong to the next push
  const pointer = readFileSync(path.join(folder, releaseFile), 'utf8');
  const { integrity } = readPointer(pointer, folder);
  for (const [address, hash] of Object.entries(integrity)) {
    if (isSourceMap(address)) continue;
    if (!existsSync(folder + address)) throw new Refusal([`${address} is missing`]);
    if (!fitsHash(readFileSync(folder + address), hash)) {
      throw new Refusal([`${address} differs from its hash`]);
    }
  }
  const files = filesOf(folder);
  const place = mkdtempSync(path.join(tmpdir(), 'push-'));
  try {
    const sent = await sendFiles(folder, remote, files, { rclone, place });
    const isMoved = await sendPointer(key ? signPointer(pointer, key) : pointer, remote, { rclone, place });
    return { files: files.length, sent, isMoved };
  } finally {
    rmSync(place, { recursive: true, force: true });
  }
}

interface Tools {
  rclone: Rclone;
  /** A folder for lists of files. */
  place: string;
}

async function sendFiles(
  folder: string,
  remote: string,
  files: readonly string[],
  { rclone, place }: Tools,
): Promise<number> {
  const list = path.join(place, 'files');
  let unread = files;
  let sent = 0;
  for (let round = 0; ; round += 1) {
    writeFileSync(list, unread.join('\n'));
    // read back: a remote's own hashes are not to be had everywhere
    const check = [
      'check',
      folder,
      remote,
      '--files-from-raw',
      list,
      '--one-way',
      '--download',
      '--combined',
      '-',
    ];
    const checked = await rclone(...check);
    if (checked.isCut) throw new Refusal([`${remote}: ${checked.problem}`]);
    const equal = new Set(checked.output.split('\n').map((line) => line.replace(/^= /, '')));
    const wrong = unread.filter((file) => !equal.has(file));
    if (wrong.length === 0) return sent;
    if (round === MAX_ROUNDS) throw new Refusal([`${remote} does not keep ${wrong[0]} as it was sent`]);
    sent += wrong.length;
    writeFileSync(list, wrong.join('\n'));
    const copied = await rclone(
      'copy',
      folder,
      remote,
      '--files-from-raw',
      list,
      '--ignore-times',
      '--no-traverse',
    );
    if (!copied.isDone) throw new Refusal([`${remote}: ${copied.problem}`]);
    // equal files are not read again
    unread = wrong;
  }
}

async function sendPointer(pointer: string, remote: string, { rclone, place }: Tools): Promise<boolean> {
  const file = path.join(place, releaseFile);
  const target = pointerOf(remote);
  const read = async () => (await rclone('cat', target)).output;
  if ((await read()) === pointer) return false;
  writeFileSync(file, pointer);
  const copied = await rclone('copyto', file, target, '--ignore-times');
  if (!copied.isDone || (await read()) !== pointer) {
    throw new Refusal([`${remote}: the pointer was not sent: ${copied.problem}`]);
  }
  return true;
}
