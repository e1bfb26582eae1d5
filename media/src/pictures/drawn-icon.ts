import sharp from 'sharp';

import { takeTurn } from './make-picture';

/** A square icon of an installed site. */
export interface Icon {
  /** Width and height in pixels. */
  size: number;
  /** The emblem's part of the side; the rest is its margin. */
  share: number;
  /** Without it the icon is transparent around the emblem. */
  ground?: string;
}

const transparent = { r: 0, g: 0, b: 0, alpha: 0 };

/**
 * The emblem in the middle of a square, as PNG.
 * @throws when the emblem is broken
 */
export function drawIcon(emblem: Buffer, { size, share, ground }: Icon): Promise<Buffer> {
  const side = Math.round(size * share);
  return takeTurn(async () => {
    const drawn = await sharp(emblem, { pages: 1 })
      .resize({ width: side, height: side, fit: 'contain', background: transparent })
      .png()
      .toBuffer();
    return sharp({ create: { width: size, height: size, channels: 4, background: ground ?? transparent } })
      .composite([{ input: drawn }])
      .png({ palette: true })
      .toBuffer();
  });
}
