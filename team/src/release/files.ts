import {
  closeSync,
  existsSync,
  fsyncSync,
  mkdirSync,
  openSync,
  readFileSync,
  renameSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, brotliDecompressSync, constants, gunzipSync, gzip } from 'node:zlib';

import { integrityOf } from '@school/server/pages/release/integrity';

const compressible = /\.(?:js|css|svg|json|charts\.map)$/;

const forms = [
  {
    ending: '.br',
    compress: (body: Buffer) =>
      promisify(brotliCompress)(body, {
        params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY },
      }),
    decompress: brotliDecompressSync,
  },
  { ending: '.gz', compress: (body: Buffer) => promisify(gzip)(body, { level: 9 }), decompress: gunzipSync },
];

/**
 * Writes a file below `assets/` after its compressed forms; those that are there and fit stay.
 * @param ready gives a compressed form that is made already, by its ending
 */
export async function writeAsset(
  file: string,
  body: Buffer,
  ready: (ending: string) => Buffer | undefined = () => undefined,
): Promise<void> {
  mkdirSync(path.dirname(file), { recursive: true });
  for (const { ending, compress, decompress } of formsOf(file)) {
    if (fits(file + ending, body, decompress)) continue;
    writeBeside(file + ending, ready(ending) ?? (await compress(body)));
  }
  if (!fits(file, body)) writeBeside(file, body);
}

/** Endings of the compressed forms of a file. */
export function formsOf(file: string): typeof forms {
  return compressible.test(file) ? forms : [];
}

/** Whether a file is there with the content that its hash names. */
export function fitsHash(file: string, integrity: string): boolean {
  return existsSync(file) && integrityOf(readFileSync(file)) === integrity;
}

function fits(file: string, body: Buffer, decompress = (bytes: Buffer) => bytes): boolean {
  try {
    return decompress(readFileSync(file)).equals(body);
  } catch {
    return false;
  }
}

/** Writes a file unless it has this text already. */
export function writeChanged(file: string, text: string): void {
  if (!fits(file, Buffer.from(text))) writeBeside(file, text);
}

/** Readers see the old file or the new one, never a part of it, even after a power cut. */
export function writeBeside(file: string, content: string | Buffer): void {
  const next = `${file}.${process.pid}.next`;
  const descriptor = openSync(next, 'w');
  try {
    writeFileSync(descriptor, content);
    fsyncSync(descriptor);
  } finally {
    closeSync(descriptor);
  }
  renameSync(next, file);
}
