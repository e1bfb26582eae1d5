import { crc32 } from 'node:zlib';

import type { ByteReader } from '../byte-reader';
import { MAX_METADATA_BYTES } from './format';
import { orientationFields, orientationOf } from './orientation';

const SIGNATURE = Buffer.from('89504e470d0a1a0a', 'hex');
const HEAD_BYTES = 8;
const CHECKSUM_BYTES = 4;
/** Chunks beside the critical ones: transparency, colours, sizes and animation. */
const kept = new Set(
  'tRNS cHRM gAMA iCCP sBIT sRGB cICP mDCV cLLI bKGD hIST pHYs sPLT acTL fcTL fdAT'.split(' '),
);

export const isPng = (head: Buffer) => head.subarray(0, SIGNATURE.length).equals(SIGNATURE);

/** Passes on the chunks of the picture itself, up to the last one (PNG, third edition, 5 and 11). */
export async function* stripPng(reader: ByteReader): AsyncGenerator<Buffer, void> {
  yield await reader.take(SIGNATURE.length);
  for (;;) {
    const head = await reader.take(HEAD_BYTES);
    if (head.length < HEAD_BYTES) return;
    const type = head.toString('latin1', 4, 8);
    const length = head.readUInt32BE(0) + CHECKSUM_BYTES;
    if (isKept(type)) {
      yield head;
      yield* reader.pass(length);
    } else if (type === 'eXIf' && length <= MAX_METADATA_BYTES) {
      yield orientationChunk(await reader.take(length));
    } else {
      await reader.skip(length);
    }
    if (type === 'IEND') return;
  }
}

/** Critical chunks have a name that begins with a capital. */
function isKept(type: string): boolean {
  return /^[A-Z]/.test(type) || kept.has(type);
}

/** Replaces Exif data by the orientation alone. Empty for an upright picture. */
function orientationChunk(exif: Buffer): Buffer {
  const fields = orientationFields(orientationOf(exif.subarray(0, -CHECKSUM_BYTES)));
  if (fields === undefined) return Buffer.alloc(0);
  const chunk = Buffer.alloc(HEAD_BYTES + fields.length + CHECKSUM_BYTES);
  chunk.writeUInt32BE(fields.length, 0);
  chunk.write('eXIf', 4, 'latin1');
  fields.copy(chunk, HEAD_BYTES);
  chunk.writeUInt32BE(crc32(chunk.subarray(4, -CHECKSUM_BYTES)), chunk.length - CHECKSUM_BYTES);
  return chunk;
}
