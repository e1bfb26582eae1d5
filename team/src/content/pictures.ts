import type { Content } from '@school/server/content/load';
import sharp from 'sharp';

const picture = /\.(?:jpe?g|png|gif|webp|avif)$/i;

/** Pictures with more are not shown by the site (40 megapixels). */
const MAX_PIXELS = 40_000_000;

/** Pictures that cannot be read or are too large. */
export async function pictureWarnings({ files }: Content): Promise<string[]> {
  const warnings: string[] = [];
  for (const [name, { path }] of files.byPath) {
    if (!picture.test(name)) continue;
    const size = await sharp(path)
      .metadata()
      .catch(() => undefined);
    if (size === undefined) warnings.push(`files/${name}: cannot be read as a picture`);
    else if (size.width * size.height > MAX_PIXELS) {
      warnings.push(`files/${name}: has ${size.width} x ${size.height} pixels; make it smaller`);
    }
  }
  return warnings;
}
