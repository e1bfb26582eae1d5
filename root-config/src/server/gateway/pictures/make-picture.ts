import sharp from 'sharp';

import { stripBytes } from '../metadata/strip-metadata';

/** Larger originals are refused: their pixels would fill the memory (40 megapixels). */
const MAX_PIXELS = 40_000_000;
const QUALITY = 76;

// each picture is made by one thread, and sharp caches none: the disk does that
sharp.concurrency(1);
sharp.cache(false);

/**
 * A picture as WebP, upright, at most `width` pixels wide, without its metadata. A small enough WebP keeps its pixels.
 * @throws when the original is broken, too large, animated, or no picture
 */
export async function makePicture(original: Buffer, width: number): Promise<Buffer> {
  const image = sharp(original, { limitInputPixels: MAX_PIXELS, failOn: 'error' });
  const { format, pages = 1, width: originalWidth, orientation = 1 } = await image.metadata();
  if (format === 'svg' || pages > 1) throw new Error('it is a drawing or it moves');
  if (format === 'webp' && originalWidth <= width && orientation === 1) return stripBytes(original);
  return image
    .rotate()
    .resize({ width, withoutEnlargement: true })
    .webp({ quality: QUALITY, effort: 4 })
    .toBuffer();
}
