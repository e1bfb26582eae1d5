import { randomBytes } from 'node:crypto';
import { link, mkdir, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

import { mediaFormatOf, PDF } from '@school/server/files/media-format';
import { contentHash } from '@school/server/lib/content-hash';
import { createSerialQueue } from '@school/server/lib/queue';
import sharp, { type OutputInfo } from 'sharp';

import type { FileAnswer } from '../api';
import { fileNameOf } from './entries';
import { RefusedRequest } from './guard';

export const MAX_FILE_BYTES = 40_000_000;
/** More than any telephone's camera takes. */
const MAX_PIXELS = 120_000_000;
const MAX_SIDE = 2_400;
const MAX_WAITING = 50;
const UNSUPPORTED = 415;

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
const enqueue = createSerialQueue(MAX_WAITING);

/**
 * Puts a PDF or a picture into `files/`. A picture is turned upright, loses its metadata, and is made
 * smaller.
 * @param place folder below `files/`, and the name that the file would have
 * @throws RefusedRequest that says what to do
 */
export async function storeFile(
  folder: string,
  bytes: Buffer,
  place: { folder: string; name: string },
): Promise<FileAnswer> {
  const type = mediaFormatOf(bytes)?.type;
  if (type === PDF) return { file: await write(folder, bytes, { ...place, extension: 'pdf' }) };
  if (type === 'image/heif') throw new RefusedRequest(UNSUPPORTED, HEIC);
  const extension = extensions.get(type ?? '');
  if (extension === undefined) throw new RefusedRequest(UNSUPPORTED, UNKNOWN);
  const { data, info } = await enqueue(() => prepare(bytes)).catch(() => {
    throw new RefusedRequest(UNSUPPORTED, UNREADABLE);
  });
  const file = await write(folder, data, { ...place, extension });
  return { file, width: info.width, height: info.height };
}

/** Sharp writes no metadata unless it is told to. */
function prepare(bytes: Buffer): Promise<{ data: Buffer; info: OutputInfo }> {
  return sharp(bytes, { limitInputPixels: MAX_PIXELS, failOn: 'error' })
    .autoOrient()
    .resize({ width: MAX_SIDE, height: MAX_SIDE, fit: 'inside', withoutEnlargement: true })
    .toBuffer({ resolveWithObject: true });
}

/** Writes a file in one step. Where its name is another file's, it has a part of its hash in it. */
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
  const file = `${name}.${place.extension}`;
  const other = `${name}-${contentHash(bytes).slice(0, 8)}.${place.extension}`;
  // a link, unlike a new name, replaces no file
  const isFree = await link(besides, join(target, file)).then(
    () => true,
    () => false,
  );
  if (isFree) await rm(besides);
  else await rename(besides, join(target, other));
  return `${place.folder}/${isFree ? file : other}`;
}
