import { crc32 } from 'node:zlib';

import { MOST_HELD, type Cleaner } from './cleaner';
import { orientationFields, orientationOf } from './orientation';

const SIGNATURE = Buffer.from('89504e470d0a1a0a', 'hex');
/** Of a chunk: its length and type before its data, a checksum after them. */
const AROUND = 12;
/** Exif, texts (XMP among them), the time of the last change. */
const dropped = new Set(['eXIf', 'iTXt', 'tEXt', 'zTXt', 'tIME']);

export const isPng = (head: Buffer) => head.subarray(0, SIGNATURE.length).equals(SIGNATURE);

/** Chunks are sent on as they come; those that tell too much are held until they are whole, and left out. */
export function createPngCleaner(): Cleaner {
  let held: Buffer = Buffer.alloc(0);
  let toPass = SIGNATURE.length;

  function take(length: number): Buffer {
    const taken = held.subarray(0, length);
    held = held.subarray(taken.length);
    return taken;
  }

  function next(): Buffer | undefined {
    if (toPass > 0 && held.length > 0) {
      const passed = take(toPass);
      toPass -= passed.length;
      return passed;
    }
    if (held.length < AROUND) return undefined;
    const size = held.readUInt32BE(0) + AROUND;
    if (!dropped.has(typeOf(held)) || size > MOST_HELD) {
      toPass = size;
      return next();
    }
    return held.length < size ? undefined : without(take(size));
  }

  return {
    push: (bytes) => {
      held = Buffer.concat([held, bytes]);
      const sent: Buffer[] = [];
      for (let part = next(); part !== undefined; part = next()) sent.push(part);
      return Buffer.concat(sent);
    },
    end: () => held,
  };
}

function typeOf(chunk: Buffer): string {
  return chunk.toString('latin1', 4, 8);
}

/** What takes the place of a chunk that tells too much: of Exif data, which way is up. */
function without(chunk: Buffer): Buffer {
  const fields =
    typeOf(chunk) === 'eXIf' ? orientationFields(orientationOf(chunk.subarray(8, -4))) : undefined;
  if (fields === undefined) return Buffer.alloc(0);
  const made = Buffer.alloc(fields.length + AROUND);
  made.writeUInt32BE(fields.length, 0);
  made.write('eXIf', 4, 'latin1');
  fields.copy(made, 8);
  made.writeUInt32BE(crc32(made.subarray(4, -4)), made.length - 4);
  return made;
}
