import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

import { isSourceMap } from '@school/contract/release-file';
import { integrityOf } from '@school/server/pages/release/integrity';

const compressible = /\.(?:js|css|svg|json|charts\.map)$/;

const forms = [
  {
    ending: '.br',
    compress: (body: Buffer) =>
      promisify(brotliCompress)(body, {
        params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY },
      }),
  },
  { ending: '.gz', compress: (body: Buffer) => promisify(gzip)(body, { level: 9 }) },
];

/** Writes a file below `assets/`. It comes after its compressed forms: where the file is, they are. */
export async function writeAsset(file: string, body: Buffer): Promise<void> {
  if (fits(file, body)) return;
  for (const { ending, compress } of formsOf(file)) writeBeside(file + ending, await compress(body));
  writeBeside(file, body);
}

/** Endings of the compressed forms of a file. */
export function formsOf(file: string): typeof forms {
  return compressible.test(file) ? forms : [];
}

/** Whether a file is there with the content that its hash names. */
export function fitsHash(file: string, integrity: string): boolean {
  return existsSync(file) && integrityOf(readFileSync(file)) === integrity;
}

/** An address whose file is not there as its hash names it; servers read no source maps. */
export function firstDamaged(
  folder: string,
  integrity: Readonly<Record<string, string>>,
): string | undefined {
  const files = Object.entries(integrity).filter(([address]) => !isSourceMap(address));
  return files.find(([address, hash]) => !fitsHash(folder + address, hash))?.[0];
}

function fits(file: string, body: Buffer): boolean {
  return existsSync(file) && readFileSync(file).equals(body);
}

/** Writes a file unless it has this text already. */
export function writeChanged(file: string, text: string): void {
  if (!fits(file, Buffer.from(text))) writeBeside(file, text);
}

/** Readers see the old file or the new one, never a part of it, even after a power cut. */
function writeBeside(file: string, content: string | Buffer): void {
  const next = `${file}.${process.pid}.next`;
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(next, content, { flush: true });
  renameSync(next, file);
}
