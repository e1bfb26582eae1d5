import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliDecompress, gunzip } from 'node:zlib';

import type { Encoding } from '../../http/negotiation';

/** The bytes of a released file, and of the compressed forms that lie beside it. */
export interface ReleasedFile {
  body: Buffer;
  encoded: Partial<Record<Encoding, Buffer>>;
}

const forms = [
  { encoding: 'br', ending: '.br', decompress: promisify(brotliDecompress) },
  { encoding: 'gzip', ending: '.gz', decompress: promisify(gunzip) },
] as const;

/** No segment begins with a dot, so that an address never leaves the folder. */
export const releasedAddress = /^\/assets(?:\/[\w@~-][\w@.~-]*)+$/;

/**
 * Reads a file of a release folder with its compressed forms, and compares them with the file's hash.
 * @throws one line that names the file, when it is missing or any form differs
 */
export async function readReleasedFile(
  folder: string,
  address: string,
  integrity: string,
): Promise<ReleasedFile> {
  if (!releasedAddress.test(address)) throw new Error(`${address} is not an address below /assets/`);
  const file = path.join(folder, address);
  const body = await readFile(file).catch(() => {
    throw new Error(`${address} is missing`);
  });
  if (integrityOf(body) !== integrity) throw new Error(`${address} differs from its hash`);
  const encoded: ReleasedFile['encoded'] = {};
  for (const { encoding, ending, decompress } of forms) {
    const bytes = await readFile(file + ending).catch(() => undefined);
    if (bytes === undefined) continue;
    const maxOutputLength = Math.max(body.length, 1);
    const text = await decompress(bytes, { maxOutputLength }).catch(() => undefined);
    if (!text?.equals(body)) throw new Error(`${address}${ending} differs from ${path.basename(address)}`);
    encoded[encoding] = bytes;
  }
  return { body, encoded };
}

export function integrityOf(body: Buffer): string {
  return `sha256-${createHash('sha256').update(body).digest('base64')}`;
}
