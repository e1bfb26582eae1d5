import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';

import { integrityOf } from '../files';
import { Refusal } from '../refusal';
import { ledgerFile, type ReleaseFile, releaseFile } from '../release-file';

/** No segment begins with a dot, so that an address never leaves the folder. */
const addressForm = /^\/assets(?:\/[\w@~-][\w@.~-]*)+$/;
const hashForm = /^sha256-[\w+/]{43}=$/;
const MAX_FILES = 20_000;

/**
 * The addresses and hashes of what is live, as a pointer says.
 * @throws Refusal when the text is no complete pointer
 */
export function readPointer(text: string, place: string): ReleaseFile {
  let pointer: Partial<ReleaseFile>;
  try {
    pointer = JSON.parse(text) as Partial<ReleaseFile>;
  } catch {
    throw new Refusal([`${place}/${releaseFile} is not complete`]);
  }
  const { imports, integrity = {}, packages } = pointer;
  const files = Object.entries(integrity);
  if (typeof imports !== 'object' || typeof packages !== 'object' || files.length === 0) {
    throw new Refusal([`${place}/${releaseFile} names no release`]);
  }
  if (files.length > MAX_FILES) throw new Refusal([`${place}/${releaseFile} names over ${MAX_FILES} files`]);
  const wrong = files.find(([address, hash]) => !addressForm.test(address) || !hashForm.test(hash));
  if (wrong !== undefined) throw new Refusal([`${place}/${releaseFile} names the file ${wrong[0]}`]);
  return pointer as ReleaseFile;
}

/** Where a copy has its pointer. */
export function pointerOf(remote: string): string {
  return `${remote}${/[:/]$/.test(remote) ? '' : '/'}${releaseFile}`;
}

/** Every file of a release folder but its pointer and its lock, relative to it. */
export function filesOf(folder: string): string[] {
  const below = (name: string) =>
    existsSync(path.join(folder, name))
      ? readdirSync(path.join(folder, name), { recursive: true, withFileTypes: true })
          .filter((entry) => entry.isFile() && !entry.name.endsWith('.next'))
          .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)))
      : [];
  const single = [ledgerFile, 'package.json'].filter((name) => existsSync(path.join(folder, name)));
  return [...below('assets'), ...below('versions'), ...single].map((file) => file.split(path.sep).join('/'));
}

const MAX_BYTES = 64_000_000;
const decompress = { '.br': brotliDecompressSync, '.gz': gunzipSync } as const;

/** Whether bytes are a file's, or with an ending one of its compressed forms. */
export function fitsHash(bytes: Buffer, integrity: string, ending = ''): boolean {
  try {
    const body =
      ending === '.br' || ending === '.gz'
        ? decompress[ending](bytes, { maxOutputLength: MAX_BYTES })
        : bytes;
    return integrityOf(body) === integrity;
  } catch {
    return false;
  }
}
