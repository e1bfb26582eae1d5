import type { Cleaner } from './cleaner';
import { createJpegCleaner, isJpeg } from './jpeg';
import { createPngCleaner, isPng } from './png';
import { createWebpCleaner, isWebp } from './webp';

/** So many bytes say which format it is, and whether a WebP says something about itself. */
const HEAD = 24;

/** The media types of pictures that may hold what a camera wrote. */
export const photoTypes = ['image/jpeg', 'image/png', 'image/webp'];

/**
 * The bytes of a picture (JPEG, PNG, WebP) without what the camera wrote into it, such as where and by whom it was taken;
 * which way is up stays. Other files come as they are, and broken ones too.
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
  if (isJpeg(head)) return createJpegCleaner();
  if (isPng(head)) return createPngCleaner();
  if (isWebp(head)) return createWebpCleaner();
  return { push: (bytes) => bytes, end: () => Buffer.alloc(0) };
}
