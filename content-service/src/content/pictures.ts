import { walk } from '@school/shared-deps/contract';
import sharp from 'sharp';

import type { FileIndex, StoredFile } from './files';
import type { Content } from './load';

const picture = /\.(?:jpe?g|png|gif|webp|avif)$/i;

/** Pictures with more are not made smaller for phones by the site (40 megapixels). */
const MAX_PIXELS = 40_000_000;

interface Size {
  width: number;
  height: number;
}

/** Pictures that cannot be read or are too large, and sizes in pages that differ from their pictures. */
export async function pictureRemarks({ files, pages }: Content): Promise<string[]> {
  const remarks: string[] = [];
  const sizes = new Map<StoredFile, Size>();
  for (const [path, file] of files.byPath) {
    if (!picture.test(path)) continue;
    const size = await sizeOf(file);
    if (size === undefined) remarks.push(`files/${path}: cannot be read as a picture`);
    else if (size.width * size.height > MAX_PIXELS) {
      remarks.push(`files/${path}: has ${size.width} x ${size.height} pixels; make it smaller`);
    } else sizes.set(file, size);
  }
  const wrong = Object.entries(pages).flatMap(([name, page]) =>
    wrongSizes(page, files, sizes).map((line) => `pages/${name}.json: ${line}`),
  );
  return [...remarks, ...wrong];
}

/** As it is shown: cameras turn a picture by a note in it. */
async function sizeOf({ path }: StoredFile): Promise<Size | undefined> {
  try {
    const { width, height, orientation = 1 } = await sharp(path).metadata();
    return orientation > 4 ? { width: height, height: width } : { width, height };
  } catch {
    return undefined;
  }
}

function wrongSizes(content: unknown, files: FileIndex, sizes: ReadonlyMap<StoredFile, Size>): string[] {
  return [...walk(content)].flatMap(({ value, place }) => {
    const { file, width, height } = (value ?? {}) as { file?: unknown; width?: unknown; height?: unknown };
    if (typeof file !== 'string' || typeof width !== 'number' || typeof height !== 'number') return [];
    const stored = files.byPath.get(file) ?? files.byId.get(file);
    const size = stored && sizes.get(stored);
    if (!size || isInProportion({ width, height }, size)) return [];
    const line = `width and height must be ${size.width} and ${size.height}, the size of ${file}`;
    return [[...place, line].join(' ')];
  });
}

/** A page may round a size, or name another size of the same shape. */
function isInProportion(declared: Size, real: Size): boolean {
  return Math.abs((declared.width / declared.height) * (real.height / real.width) - 1) < 0.02;
}
