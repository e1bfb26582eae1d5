import type { Mood } from './palette';
import type { Random } from './random';
import { draw, repeat, soft, stroke } from './svg';

export const viewHeight = 800;

/** The area of a scene: 800 units high, with the width of the picture's shape. */
export interface View {
  readonly width: number;
  readonly random: Random;
  readonly mood: Mood;
}

export type Scene = (view: View) => string;

/** Lays the mood's tint (and rain) over a scene and its lights over that. */
export function lit({ width, mood, random }: View, body: string, lights = ''): string {
  const tint = draw`<rect x="-200" y="-200" width="${width + 400}" height="1200" fill="${mood.tint}" opacity="${mood.tintShare.toFixed(2)}" style="mix-blend-mode:multiply"/>`;
  const drop = () => {
    const [x, y] = [random.between(0, width), random.between(-20, viewHeight)];
    return stroke(draw`M${x} ${y}l-7 30`, '#eef3f2', 1.6);
  };
  return body + tint + (mood.rain ? soft(0.4, repeat(70, drop)) : '') + lights;
}
