import { MOST_BYTES, type Cleaner } from './cleaner';
import { orientationFields, orientationOf } from './orientation';

/** The form whose first chunk says what else there is (RFC 9649, 2.7). */
const EXTENDED = 'VP8X';
const FLAGS_AT = 20;
const HAS_EXIF = 0x08;
const HAS_XMP = 0x04;

export const isWebp = (head: Buffer) =>
  head.toString('latin1', 0, 4) === 'RIFF' && head.toString('latin1', 8, 12) === 'WEBP';

/** Only a picture that has Exif or XMP is held until it is whole: both come after the picture, and its head counts them. */
export function createWebpCleaner(): Cleaner {
  const held: Buffer[] = [];
  let length = 0;
  let isHeld = true;
  return {
    push: (bytes) => {
      if (!isHeld) return bytes;
      held.push(bytes);
      length += bytes.length;
      const [head = bytes] = held;
      isHeld = tellsTooMuch(head) && length <= MOST_BYTES;
      return isHeld ? Buffer.alloc(0) : Buffer.concat(held);
    },
    end: () => (isHeld ? clean(Buffer.concat(held)) : Buffer.alloc(0)),
  };
}

function tellsTooMuch(bytes: Buffer): boolean {
  return bytes.toString('latin1', 12, 16) === EXTENDED && ((bytes[FLAGS_AT] ?? 0) & (HAS_EXIF | HAS_XMP)) > 0;
}

function clean(bytes: Buffer): Buffer {
  const kept: Buffer[] = [];
  let fields: Buffer | undefined;
  for (const chunk of chunksOf(bytes)) {
    const type = chunk.toString('latin1', 0, 4);
    if (type === 'EXIF') fields = orientationFields(orientationOf(tiffOf(chunk)));
    else if (type !== 'XMP ') kept.push(chunk);
  }
  if (fields !== undefined) kept.push(exifChunk(fields));
  const cleaned = Buffer.concat([bytes.subarray(0, 12), ...kept]);
  cleaned.writeUInt32LE(cleaned.length - 8, 4);
  const flags = (cleaned[FLAGS_AT] ?? 0) & ~(HAS_EXIF | HAS_XMP);
  cleaned[FLAGS_AT] = fields === undefined ? flags : flags | HAS_EXIF;
  return cleaned;
}

/** The chunks after the head, each with its padding. */
function* chunksOf(bytes: Buffer): Generator<Buffer> {
  let at = 12;
  while (at + 8 <= bytes.length) {
    const size = bytes.readUInt32LE(at + 4);
    const end = at + 8 + size + (size % 2);
    yield bytes.subarray(at, end);
    at = end;
  }
}

/** Some cameras put JPEG's name for Exif before its fields. */
function tiffOf(chunk: Buffer): Buffer {
  const data = chunk.subarray(8);
  return data.toString('latin1', 0, 4) === 'Exif' ? data.subarray(6) : data;
}

function exifChunk(fields: Buffer): Buffer {
  const head = Buffer.from('EXIF0000', 'latin1');
  head.writeUInt32LE(fields.length, 4);
  return Buffer.concat([head, fields]);
}
