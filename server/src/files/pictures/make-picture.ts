import sharp, { type Metadata, type Sharp } from 'sharp';

import { createQueue } from '../../lib/queue';

/** Decoded in full, larger originals would fill the memory. */
const MAX_PIXELS = 40_000_000;
/**
 * Telephones make photos of fifty megapixels. Such a JPEG is decoded in rows, and at a fraction of its size.
 */
const MAX_JPEG_PIXELS = 52_000_000;
/** All pictures of a moving one together. A larger one does not move. */
const MAX_MOVING_PIXELS = 16_000_000;
/** The longer side of a picture that is sent in its own size. */
const MAX_SIDE = 3_840;
/** The same for posters and panoramas; WebP allows no more. */
const MAX_LONG_SIDE = 16_383;
const QUALITY = 76;
const OWN_SIZE_QUALITY = 88;
/** The picture that a messenger shows with a link (pixels), a JPEG: WhatsApp shows no larger ones. */
const SHARE_SIZE = { width: 1_200, height: 630 };
const MAX_SHARE_BYTES = 580_000;
/** Of a shared picture that would be too large. */
const LOW_QUALITY = 40;
const LIMIT_SECONDS = 10;
/** Each picture in the making keeps a core busy. */
const AT_ONCE = 2;
/**
 * The decoders of the formats that are shown. All others are never run, whatever the first bytes of a file
 * are.
 */
const decoders = ['Jpeg', 'Png', 'Webp', 'Nsgif', 'Heif', 'Tiff'];

// each picture is made by one thread, and sharp caches none: the disk does that
sharp.concurrency(1);
sharp.cache(false);
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({ operation: decoders.map((name) => `VipsForeignLoad${name}`) });

/** Pictures are made a few at a time. */
export const enqueuePicture = createQueue(AT_ONCE);

/**
 * A width in pixels, or `share`: the picture that a messenger shows with a link. Undefined is the own size of
 * a picture.
 */
export type Width = number | 'share' | undefined;

/**
 * A picture without its metadata, upright, at most `width` pixels wide, as WebP. Without a width it has its
 * own size, and JPEG and PNG stay what they are. A small WebP that is a picture alone keeps its bytes.
 * @throws when the original is broken, too large, too slow, or no picture
 */
export async function makePicture(original: Buffer, width?: Width): Promise<Buffer> {
  // the readable part of a broken picture is shown, as in browsers
  const options = { limitInputPixels: MAX_JPEG_PIXELS, failOn: 'none' } as const;
  const about = await sharp(original, options).metadata();
  const pixels = about.width * about.height;
  const isLean = about.format === 'jpeg' && !about.isProgressive;
  if (!isLean && pixels > MAX_PIXELS) throw new Error('it has too many pixels');
  if (width === 'share') return encodeShared(sharp(original, options).timeout({ seconds: LIMIT_SECONDS }));
  if (about.format === 'webp' && fits(about, width) && hasPictureAlone(original, about)) return original;
  const pages = about.pages ?? 1;
  const moves = ['gif', 'webp'].includes(about.format) && pages > 1 && pages * pixels <= MAX_MOVING_PIXELS;
  const size = width === undefined ? { width: sideOf(about), height: sideOf(about) } : { width };
  const image = sharp(original, { ...options, animated: moves })
    .autoOrient()
    .resize({ ...size, fit: 'inside', withoutEnlargement: true })
    .timeout({ seconds: LIMIT_SECONDS });
  return encode(image, width === undefined ? about.format : 'small').toBuffer();
}

function encode(image: Sharp, format: string): Sharp {
  if (format === 'jpeg') return image.jpeg({ quality: OWN_SIZE_QUALITY });
  if (format === 'png') return image.png();
  return image.webp({ quality: format === 'small' ? QUALITY : OWN_SIZE_QUALITY, effort: 4 });
}

/** Cuts a picture to the size of previews, around what catches the eye. */
async function encodeShared(image: Sharp): Promise<Buffer> {
  const cut = image.autoOrient().resize({ ...SHARE_SIZE, fit: 'cover', position: sharp.strategy.attention });
  const picture = await cut.flatten({ background: '#fbf8f2' }).png({ compressionLevel: 1 }).toBuffer();
  const encodeAt = (quality: number) => sharp(picture).jpeg({ quality }).toBuffer();
  const made = await encodeAt(QUALITY);
  return made.length <= MAX_SHARE_BYTES ? made : encodeAt(LOW_QUALITY);
}

function fits(about: Metadata, limit = sideOf(about)): boolean {
  const { width, height, orientation = 1 } = about;
  return orientation === 1 && width <= limit && Math.max(width, height) <= sideOf(about);
}

/** One that is longer than 2:1 has as many pixels as one of 2:1: its text can be read. */
function sideOf({ width, height }: Metadata): number {
  const ratio = Math.max(width / height, height / width);
  return Math.min(MAX_LONG_SIDE, Math.round(MAX_SIDE * Math.max(1, Math.sqrt(ratio / 2))));
}

/** Chunks of one picture (RFC 9649, 2.7). */
const webpChunks = new Set(['VP8 ', 'VP8L', 'VP8X', 'ALPH', 'ICCP']);
const RIFF_HEAD_BYTES = 12;

/** Whether a WebP is a picture alone: it has no metadata, and no bytes after its end. */
function hasPictureAlone(bytes: Buffer, { exif, xmp, iptc }: Metadata): boolean {
  if (exif ?? xmp ?? iptc) return false;
  if (bytes.readUInt32LE(4) + 8 !== bytes.length) return false;
  let at = RIFF_HEAD_BYTES;
  while (at + 8 <= bytes.length && webpChunks.has(bytes.toString('latin1', at, at + 4))) {
    const size = bytes.readUInt32LE(at + 4);
    at += 8 + size + (size % 2);
  }
  return at === bytes.length;
}
