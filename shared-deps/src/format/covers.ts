import { fileUrl } from './links';

const pictures = /\.(?:avif|bmp|gif|hei[cf]|jfif|jpe?g?|png|svg|tiff?|webp)$/i;
const ending = /\.[a-z][a-z\d]{1,4}$/i;

/** Whether a file is a picture, by its ending; one that has none is taken for a picture. */
export function isPictureFile(address: string): boolean {
  return pictures.test(address) || !ending.test(address);
}

/**
 * The address of the first picture of the school's own among a record's files, or of the placeholder. The
 * site shows no other host's pictures, because a request would report the visit to that host.
 */
export function coverOf(references: readonly string[], fallback: string | undefined): string | undefined {
  const own = references.map(fileUrl).find((src) => src?.startsWith('/') && isPictureFile(src));
  return own ?? fileUrl(fallback);
}
