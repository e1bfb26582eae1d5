import { createReadStream } from 'node:fs';

import type { Content } from '@school/server/content/load';
import sharp from 'sharp';

const picture = /\.(?:jpe?g|png|gif|webp|avif)$/i;

/** Pictures with more are not shown by the site (40 megapixels). */
const MAX_PIXELS = 40_000_000;

const film = /\.(?:mp4|m4v|mov|3gp)$/i;
/** Boxes by which telephones write where a film was taken, each byte as a character (latin1). */
const place = /\xa9xyz.{4}[+-]\d|loci\0{4}|com\.apple\.quicktime\.location\.ISO6709/s;
/** One of them may lie across two pieces of the file. */
const OVERLAP = 40;

/** Pictures that cannot be read or are too large, and films with the place: they are sent as they are. */
export async function mediaWarnings({ files }: Content): Promise<string[]> {
  const warnings: string[] = [];
  for (const [name, { path }] of files.byPath) {
    if (film.test(name) && (await hasPlace(path)))
      warnings.push(`files/${name}: says where it was taken; save a copy without the place`);
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

async function hasPlace(path: string): Promise<boolean> {
  let rest = '';
  for await (const piece of createReadStream(path, 'latin1')) {
    rest = rest.slice(-OVERLAP) + String(piece);
    if (place.test(rest)) return true;
  }
  return false;
}
