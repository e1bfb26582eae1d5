import { randomBytes } from 'node:crypto';
import { link, mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

import { mediaFormatOf, PDF } from '@school/server/files/media-format';
import { contentHash } from '@school/server/lib/content-hash';
import { createSerialQueue } from '@school/server/lib/queue';
import sharp, { type OutputInfo, type Sharp } from 'sharp';

import type { FileAnswer } from '../api';

export const MAX_FILE_BYTES = 40_000_000;
/** More than any telephone's camera takes. */
const MAX_PIXELS = 120_000_000;
const MAX_SIDE = 2_400;
const MAX_NAME_LENGTH = 60;
const MAX_WAITING = 50;

/** A file that can't be kept, with what to do. */
export class RefusedFile extends Error {}

const HEIC =
  'This picture is in Apple’s format, which browsers don’t show. On the iPhone choose Settings, Camera, Formats, Most Compatible and take it again, or send it to yourself by e-mail: that makes a JPEG of it.';
const UNKNOWN = 'Only PDFs and pictures (JPEG, PNG or WebP) can be published. Save the file as one of them.';
const UNREADABLE = 'The picture can’t be read: it is damaged or far too large. Take or save it again.';

const extensions = new Map([
  ['image/jpeg', 'jpg'],
  ['image/png', 'png'],
  ['image/webp', 'webp'],
]);

/** Pictures need much memory: one at a time. */
const inTurn = createSerialQueue(MAX_WAITING);

/**
 * Puts a PDF or a picture into `files/`. A picture is turned upright, loses its metadata, and is made
 * smaller.
 * @param place folder below `files/`, and the name that the file would have
 * @throws RefusedFile
 */
export async function storeFile(
  folder: string,
  bytes: Buffer,
  place: { folder: string; name: string },
): Promise<FileAnswer> {
  const type = mediaFormatOf(bytes)?.type;
  if (type === PDF) return { file: await write(folder, bytes, { ...place, extension: 'pdf' }) };
  if (type === 'image/heif') throw new RefusedFile(HEIC);
  const extension = extensions.get(type ?? '');
  if (extension === undefined) throw new RefusedFile(UNKNOWN);
  const { data, info, notes } = await inTurn(() => prepare(bytes)).catch(() => {
    throw new RefusedFile(UNREADABLE);
  });
  const file = await write(folder, data, { ...place, extension });
  return {
    file,
    width: info.width,
    height: info.height,
    ...(notes.length > 0 && { note: notes.join(', ') }),
  };
}

async function prepare(bytes: Buffer): Promise<{ data: Buffer; info: OutputInfo; notes: string[] }> {
  const picture: Sharp = sharp(bytes, { limitInputPixels: MAX_PIXELS, failOn: 'error' });
  const { orientation = 1, exif, width, height } = await picture.metadata();
  // sharp writes no metadata unless it is told to
  const { data, info } = await picture
    .autoOrient()
    .resize({ width: MAX_SIDE, height: MAX_SIDE, fit: 'inside', withoutEnlargement: true })
    .toBuffer({ resolveWithObject: true });
  const isSmaller = Math.max(width, height) > MAX_SIDE;
  const notes = [
    ...(orientation > 1 ? ['turned upright'] : []),
    ...(exif ? ['its place taken out'] : []),
    ...(isSmaller ? [`made smaller: ${info.width} × ${info.height} pixels`] : []),
  ];
  return { data, info, notes };
}

/** Nothing of a name but letters and digits reaches the disk. */
export function fileNameOf(name: string): string {
  const words = name
    .replace(/^.*[/\\]|\.\w{1,5}$/g, '')
    .normalize('NFKD')
    .toLowerCase()
    .match(/[a-z\d]+/g);
  return words?.join('-').slice(0, MAX_NAME_LENGTH).replace(/-$/, '') ?? 'file';
}

/** Writes a file under the first free name, in one step. */
async function write(
  folder: string,
  bytes: Buffer,
  place: { folder: string; name: string; extension: string },
): Promise<string> {
  const target = join(folder, 'files', place.folder);
  await mkdir(target, { recursive: true });
  const besides = join(target, `.${randomBytes(8).toString('hex')}`);
  const name = fileNameOf(place.name);
  await writeFile(besides, bytes, { flush: true });
  try {
    for (const end of ['', '-2', '-3', '-4', `-${contentHash(bytes).slice(0, 8)}`]) {
      const file = `${name}${end}.${place.extension}`;
      const isFree = await link(besides, join(target, file)).then(
        () => true,
        (error: NodeJS.ErrnoException) => {
          if (error.code !== 'EEXIST') throw error;
          return false;
        },
      );
      if (isFree || end.length > 2) return `${place.folder}/${file}`;
    }
    return '';
  } finally {
    await rm(besides);
  }
}
