import sharp from 'sharp';

import { enqueuePicture } from './make-picture';

/** A square icon of an installed site. */
export interface Icon {
  /** Width and height in pixels. */
  size: number;
  /** The emblem's part of the side; the rest is its margin. */
  share: number;
  /** Without it the icon is transparent around the emblem. */
  ground?: string;
}

/**
 * The emblem in the middle of a square, as PNG.
 * @throws when the emblem is broken
 */
export function drawIcon(emblem: Buffer, { size, share, ground }: Icon): Promise<Buffer> {
  const margin = Math.round((size * (1 - share)) / 2);
  const side = size - 2 * margin;
  const background = ground ?? { r: 0, g: 0, b: 0, alpha: 0 };
  const image = sharp(emblem, { pages: 1 });
  const onGround = ground === undefined ? image : image.flatten({ background });
  return enqueuePicture(() =>
    onGround
      .resize({ width: side, height: side, fit: 'contain', background })
      .extend({ top: margin, right: margin, bottom: margin, left: margin, background })
      .png({ palette: true })
      .toBuffer(),
  );
}
