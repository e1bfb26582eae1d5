import { figure, type Person, type Pose } from './figure';
import { type PoseName, poses } from './poses';
import type { Random } from './random';

export type Choice = readonly [PoseName, ...PoseName[]];

interface Row {
  readonly count: number;
  readonly from: number;
  readonly to: number;
  readonly y: number;
  readonly height: number;
  readonly who: () => Person;
  readonly how: Choice;
  /** How far places and heights stray from the row, 0 for a straight line. */
  readonly stray?: number;
  readonly flip?: boolean;
}

/** People side by side from one place to another. */
export function row(
  random: Random,
  { count, from, to, y, height, who, how, stray = 0.5, flip }: Row,
): string {
  const step = count > 1 ? (to - from) / (count - 1) : 0;
  return Array.from({ length: count }, (_, index) => {
    const pose: Pose = poses[random.pick(how)];
    return figure(who(), pose, {
      x: from + index * step + random.between(-0.3, 0.3) * stray * Math.abs(step),
      y: y + random.between(-0.06, 0.06) * stray * height,
      height: height * random.between(1 - 0.14 * stray, 1 + 0.05 * stray),
      flip: flip ?? (stray > 0 && random.chance(0.5)),
    });
  }).join('');
}

/** One person at a place, in a pose. */
export function one(
  person: Person,
  pose: PoseName,
  x: number,
  y: number,
  height: number,
  flip = false,
): string {
  return figure(person, poses[pose], { x, y, height, flip });
}
