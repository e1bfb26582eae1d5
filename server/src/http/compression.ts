import { promisify } from 'node:util';
import { brotliCompress, constants, gzip, gzipSync } from 'node:zlib';

import { createSerialQueue } from '../lib/queue';
import type { Encoding } from './negotiation';

/** A body by its encoding. */
export type Encodings = Partial<Record<Encoding, Buffer>>;

const compressBrotli = promisify(brotliCompress);
const compressGzip = promisify(gzip);

/** Up to here (bytes) the last tenth that Brotli can save is worth some 20 ms in the background. */
const MAX_CLOSE_BYTES = 256_000;
const CLOSE_QUALITY = 10;
const QUICK_QUALITY = 5;
/** Bodies that wait to be compressed quickly. */
const MAX_WAITING = 64;

const compressInTurn = createSerialQueue();
const compressQuicklyInTurn = createSerialQueue(MAX_WAITING);

/** A page or list of a usual size, for the visitors who come before its turn: some 2 ms. */
export function compressAtOnce(body: Buffer): Encodings {
  if (body.length > MAX_CLOSE_BYTES) return {};
  return { gzip: gzipSync(body, { level: constants.Z_BEST_SPEED }) };
}

/** Both forms of a body that is kept, as small as is sensible. */
export function compressClosely(body: Buffer): Promise<Encodings> {
  return compressInTurn(async () => ({
    br: await toBrotli(body, body.length > MAX_CLOSE_BYTES ? QUICK_QUALITY : CLOSE_QUALITY),
    gzip: await compressGzip(body),
  }));
}

/** One form of a body that is sent once, at little cost; undefined when too many bodies wait. */
export function compressQuickly(body: Buffer, encoding: Encoding): Promise<Buffer | undefined> {
  const compress = () =>
    encoding === 'br' ? toBrotli(body, QUICK_QUALITY) : compressGzip(body, { level: constants.Z_BEST_SPEED });
  return compressQuicklyInTurn(compress).catch(() => undefined);
}

function toBrotli(body: Buffer, quality: number): Promise<Buffer> {
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: quality,
    [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
  };
  return compressBrotli(body, { params });
}
