import type { ByteReader } from '../byte-reader';
import { MAX_METADATA_BYTES } from './format';
import { orientationFields, orientationOf } from './orientation';
import { zeros } from './zeros';

const RIFF_HEAD_BYTES = 12;
const HEAD_BYTES = 8;
const HAS_XMP = 0x04;
const EMPTY_TIFF = Buffer.from('4d4d002a00000008000000000000', 'hex');
/** Chunks of the picture itself (RFC 9649, 2.7). */
const kept = new Set(['VP8 ', 'VP8L', 'ALPH', 'ANIM', 'ANMF', 'ICCP']);

export const isWebp = (head: Buffer) =>
  head.toString('latin1', 0, 4) === 'RIFF' && head.toString('latin1', 8, 12) === 'WEBP';

/** Overwrites metadata in place, because the head of the file counts all bytes. Drops bytes after the counted ones. */
export async function* stripWebp(reader: ByteReader): AsyncGenerator<Buffer, void> {
  const riff = await reader.take(RIFF_HEAD_BYTES);
  yield riff;
  let left = riff.readUInt32LE(4) - (RIFF_HEAD_BYTES - HEAD_BYTES);
  while (left >= HEAD_BYTES) {
    const head = Buffer.from(await reader.take(HEAD_BYTES));
    if (head.length < HEAD_BYTES) return;
    const size = head.readUInt32LE(4);
    const length = Math.min(size + (size % 2), left - HEAD_BYTES);
    left -= HEAD_BYTES + length;
    yield* passChunk(reader, head, length);
  }
}

async function* passChunk(reader: ByteReader, head: Buffer, length: number): AsyncGenerator<Buffer, void> {
  const type = head.toString('latin1', 0, 4);
  if (type === 'VP8X' || (type === 'EXIF' && length <= MAX_METADATA_BYTES)) {
    const data = Buffer.from(await reader.take(length));
    yield head;
    yield type === 'VP8X' ? withoutXmpFlag(data) : withOrientationAlone(data);
  } else if (kept.has(type)) {
    yield head;
    yield* reader.pass(length);
  } else {
    head.write('JUNK', 0, 'latin1');
    yield head;
    await reader.skip(length);
    yield* zeros(length);
  }
}

function withoutXmpFlag(data: Buffer): Buffer {
  data[0] = (data[0] ?? 0) & ~HAS_XMP;
  return data;
}

function withOrientationAlone(data: Buffer): Buffer {
  const fields = orientationFields(orientationOf(tiffOf(data))) ?? EMPTY_TIFF;
  data.fill(0);
  fields.copy(data);
  return data;
}

/** Some cameras write JPEG's name for Exif before the fields. */
function tiffOf(data: Buffer): Buffer {
  return data.toString('latin1', 0, 4) === 'Exif' ? data.subarray(6) : data;
}
