import sharp, { type Sharp } from 'sharp';

/** The picture that a messenger shows with a link (pixels). */
export const SHARE_SIZE = { width: 1_200, height: 630 };
/** WhatsApp shows no larger ones. */
const MAX_BYTES = 580_000;
const QUALITIES = [82, 64, 40];

/** Cuts a picture to the size of previews, around what catches the eye, and makes it a JPEG. */
export async function encodeShared(image: Sharp): Promise<Buffer> {
  const cut = image.resize({ ...SHARE_SIZE, fit: 'cover', position: sharp.strategy.attention });
  return encodeJpeg(await cut.flatten({ background: '#fbf8f2' }).png({ compressionLevel: 1 }).toBuffer());
}

/** The best quality whose file is small enough for every messenger. */
export async function encodeJpeg(picture: Buffer): Promise<Buffer> {
  let made = picture;
  for (const quality of QUALITIES) {
    made = await sharp(picture).jpeg({ quality }).toBuffer();
    if (made.length <= MAX_BYTES) break;
  }
  return made;
}
