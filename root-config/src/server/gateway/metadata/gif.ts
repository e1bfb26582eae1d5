import type { ByteReader } from '../byte-reader';

const [EXTENSION, IMAGE, TRAILER] = [0x21, 0x2c, 0x3b];
const [COMMENT, APPLICATION] = [0xfe, 0xff];
const IMAGE_HEAD_BYTES = 10;
const SCREEN_BYTES = 13;
/** Applications that repeat an animation. The others contain XMP and the like. */
const repeating = new Set(['NETSCAPE2.0', 'ANIMEXTS1.0']);

export const isGif = (head: Buffer) => /^GIF8[79]a$/.test(head.toString('latin1', 0, 6));

/** Passes pictures and their control blocks on, without comments and data of applications, up to the trailer (GIF89a). */
export async function* stripGif(reader: ByteReader): AsyncGenerator<Buffer, void> {
  const screen = await reader.take(SCREEN_BYTES);
  yield screen;
  yield* reader.pass(tableBytes(screen[10]));
  for (;;) {
    const head = await reader.fill(2);
    const [kind, label] = head;
    if (kind === EXTENSION && label !== undefined) {
      const isKept = await isKeptExtension(reader, label);
      const introducer = await reader.take(2);
      if (isKept) yield introducer;
      yield* passBlocks(reader, isKept);
    } else if (kind === IMAGE) {
      const image = await reader.take(IMAGE_HEAD_BYTES);
      yield image;
      yield* reader.pass(tableBytes(image[9]) + 1);
      yield* passBlocks(reader, true);
    } else {
      if (kind === TRAILER) yield Buffer.of(TRAILER);
      return;
    }
  }
}

async function isKeptExtension(reader: ByteReader, label: number): Promise<boolean> {
  if (label !== APPLICATION) return label !== COMMENT;
  const head = await reader.fill(14);
  return repeating.has(head.toString('latin1', 3, 14));
}

/** Consumes sub-blocks up to the empty one that ends them. */
async function* passBlocks(reader: ByteReader, isKept: boolean): AsyncGenerator<Buffer, void> {
  for (;;) {
    const [size] = await reader.fill(1);
    const block = await reader.take((size ?? 0) + 1);
    if (isKept) yield block;
    if (size === undefined || size === 0) return;
  }
}

/** The size of the colour table that a packed field announces. */
function tableBytes(packed = 0): number {
  return (packed & 0x80) === 0 ? 0 : 3 * 2 ** ((packed & 7) + 1);
}
