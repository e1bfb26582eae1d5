import type { Cleaner } from './cleaner';
import { createHeifCleaner, isAvif, isHeif } from './heif';
import { createJpegCleaner, isJpeg } from './jpeg';
import { createPngCleaner, isPng } from './png';
import { createWebpCleaner, isWebp } from './webp';

/** So many bytes say which format it is, and whether a WebP says something about itself. */
export const HEAD = 24;

interface Format {
  type: string;
  isIt: (head: Buffer) => boolean;
  createCleaner: () => Cleaner;
}

/** Formats of pictures that may hold what a camera wrote. */
const formats: readonly Format[] = [
  { type: 'image/jpeg', isIt: isJpeg, createCleaner: createJpegCleaner },
  { type: 'image/png', isIt: isPng, createCleaner: createPngCleaner },
  { type: 'image/webp', isIt: isWebp, createCleaner: createWebpCleaner },
  { type: 'image/avif', isIt: (head) => isHeif(head) && isAvif(head), createCleaner: createHeifCleaner },
  { type: 'image/heic', isIt: isHeif, createCleaner: createHeifCleaner },
];

/** The media type of a photo by its first bytes; of other files, none. */
export function photoTypeOf(head: Buffer): string | undefined {
  return formatOf(head)?.type;
}

/**
 * The bytes of a picture (JPEG, PNG, WebP, AVIF, HEIC) without what the camera wrote into it, such as where and by whom it
 * was taken; which way is up stays. Other files come as they are, and broken ones too.
 */
export async function* withoutCameraData(body: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  let head: Buffer = Buffer.alloc(0);
  let cleaner: Cleaner | undefined;
  for await (const part of body) {
    if (cleaner === undefined) head = Buffer.concat([head, part]);
    if (head.length < HEAD) continue;
    const isFirst = cleaner === undefined;
    cleaner ??= cleanerOf(head);
    const sent = cleaner.push(isFirst ? head : Buffer.from(part));
    if (sent.length > 0) yield sent;
  }
  yield cleaner === undefined ? head : cleaner.end();
}

function cleanerOf(head: Buffer): Cleaner {
  return formatOf(head)?.createCleaner() ?? { push: (bytes) => bytes, end: () => Buffer.alloc(0) };
}

function formatOf(head: Buffer): Format | undefined {
  return head.length < HEAD ? undefined : formats.find(({ isIt }) => isIt(head));
}
