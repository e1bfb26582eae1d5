import { mkdir, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';

import sharp from 'sharp';

import { colours, type MoodName, moods } from './palette';
import { createRandom } from './random';
import { draw } from './svg';
import { type Scene, viewHeight } from './view';

/**
 * The position of the camera. `zoom` 1 shows all of the scene; x and y (0 … 1) choose the part of a closer
 * view.
 */
export interface Camera {
  readonly zoom: number;
  readonly x: number;
  readonly y: number;
}

export interface Picture {
  readonly scene: Scene;
  readonly mood: MoodName;
  readonly seed: string;
  readonly width: number;
  readonly height: number;
  readonly camera?: Camera;
  /** WebP quality. */
  readonly quality: number;
  /** Whether what is not drawn shows the ground of the page; otherwise it is paper. */
  readonly isTransparent?: boolean;
}

const wholeScene: Camera = { zoom: 1, x: 0.5, y: 0.5 };

/** The picture as SVG text of its own width and height. */
export function compose({ scene, mood, seed, width, height, camera = wholeScene }: Picture): string {
  const viewWidth = (viewHeight * width) / height;
  const body = scene({ width: viewWidth, random: createRandom(seed), mood: moods[mood] });
  const [shownWidth, shownHeight] = [viewWidth / camera.zoom, viewHeight / camera.zoom];
  const left = (viewWidth - shownWidth) * camera.x;
  const top = (viewHeight - shownHeight) * camera.y;
  return draw`<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="${left} ${top} ${shownWidth} ${shownHeight}">${body}</svg>`;
}

/** Draws the picture into a WebP file and answers its size in bytes. */
export async function render(picture: Picture, file: string): Promise<number> {
  const drawing = sharp(Buffer.from(compose(picture)));
  const image = await (picture.isTransparent ? drawing : drawing.flatten({ background: colours.paper }))
    .webp({ quality: picture.quality, effort: 6, preset: 'picture' })
    .toBuffer();
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, image);
  return image.length;
}
