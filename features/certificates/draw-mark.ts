import { enqueuePicture } from '@school/server/files/pictures/make-picture';
import sharp from 'sharp';
import { encode } from 'uqr';

const MAX_PIXELS = 40_000_000;
/** Pixels of a picture for one of a module of its QR code. */
const PIXELS_PER_MODULE = 280;
const MIN_MODULE = 3;
/** The text has at least twice the width of the QR code. */
const MIN_TEXT = 2;
const QUALITY = 92;
/** Modules around a QR code without which readers do not find it. */
const QUIET_ZONE = 4;

/**
 * A picture with a strip below it: a text, an address and its QR code. It is a JPEG.
 * @throws for a picture that is broken or too large
 */
export function drawMark(picture: Buffer, text: string, address: string): Promise<Buffer> {
  return enqueuePicture(async () => {
    const options = { limitInputPixels: MAX_PIXELS };
    const { width, height } = (await sharp(picture, options).metadata()).autoOrient;
    const scale = Math.max(MIN_MODULE, Math.round(width / PIXELS_PER_MODULE));
    const { data, size: modules } = encode(address, { ecc: 'M', border: QUIET_ZONE });
    const size = modules * scale;
    const code = await sharp(Buffer.from(data.flat().map((isDark) => (isDark ? 0 : 255))), {
      raw: { width: modules, height: modules, channels: 1 },
    })
      .resize(size, size, { kernel: 'nearest' })
      .png()
      .toBuffer();
    const margin = QUIET_ZONE * scale;
    const room = Math.max(MIN_TEXT * size, width - size - margin);
    const lines = { text: `${text}\n${address}`, rgba: true, width: room, wrap: 'char' } as const;
    return sharp(picture, options)
      .autoOrient()
      .extend({
        bottom: size,
        right: Math.max(0, size + room + margin - width),
        background: 'white',
      })
      .flatten({ background: 'white' })
      .composite([
        { input: code, left: 0, top: height },
        { input: { text: { ...lines, dpi: scale * 24 } }, left: size, top: height + margin },
      ])
      .jpeg({ quality: QUALITY, chromaSubsampling: '4:4:4' })
      .toBuffer();
  });
}
