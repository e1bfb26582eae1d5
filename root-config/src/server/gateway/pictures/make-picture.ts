import sharp from 'sharp';

/** Larger originals are not worked on: their pixels would fill the memory (40 megapixels). */
const MOST_PIXELS = 40_000_000;
const QUALITY = 76;

// two pictures are made at once, each by one thread, and what has passed is not kept: the disk does that
sharp.concurrency(1);
sharp.cache(false);

/**
 * A picture as WebP, upright, at most so many pixels wide, without the camera's data. What is nothing but a small enough
 * WebP already stays as it is.
 * @throws when the original is broken, too large, moving, or no picture at all
 */
export async function makePicture(original: Buffer, width: number): Promise<Buffer> {
  const image = sharp(original, { limitInputPixels: MOST_PIXELS, failOn: 'error' });
  const about = await image.metadata();
  if (about.format === 'svg' || (about.pages ?? 1) > 1) throw new Error('it is a drawing or it moves');
  const hasSecrets = [about.exif, about.xmp, about.iptc].some((part) => part !== undefined);
  if (about.format === 'webp' && about.width <= width && !hasSecrets) return original;
  return image
    .rotate()
    .resize({ width, withoutEnlargement: true })
    .webp({ quality: QUALITY, effort: 4 })
    .toBuffer();
}
