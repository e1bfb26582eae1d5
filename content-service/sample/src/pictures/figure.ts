import { type Head, head } from './heads';
import { colours, darken, lighten } from './palette';
import { at, disc, draw, oval, shape, stroke, turn } from './svg';

export type Top = 'blazer' | 'shirt' | 'tee' | 'kurta' | 'blouse' | 'coat' | 'robe';

export type Bottom = 'trousers' | 'skirt' | 'shorts' | 'lehenga' | 'gown';

/** A person as drawn whole: the head, and clothes in a main and a second colour. */
export interface Person extends Head {
  readonly top: Top;
  readonly bottom: Bottom;
  readonly main: string;
  readonly second: string;
}

type Limb = readonly [number, number];

type Point = readonly [number, number];

/** Limbs as angles in degrees: 0 hangs down, positive leans to the right; upper part first. */
export interface Pose {
  readonly arms: readonly [Limb, Limb];
  readonly legs: readonly [Limb, Limb];
  readonly lean?: number;
  readonly facing?: 'front' | 'back';
  /** An object in the right hand, drawn at the hand. */
  readonly held?: string;
}

export interface Place {
  readonly x: number;
  readonly y: number;
  readonly height: number;
  readonly flip?: boolean;
}

const legLength = 21;

const armLength = 16.5;

/** A standing, sitting or moving person whose feet are at (x, y). */
export function figure(person: Person, pose: Pose, { x, y, height, flip = false }: Place): string {
  const lift = Math.max(...pose.legs.map(([thigh, shin]) => legLength * (cos(thigh) + cos(shin))));
  const hip = -lift - 2;
  const upper = turn(pose.lean ?? 0, 0, hip, at(0, hip, 1, upperBody(person, pose)));
  const ground = `<g opacity=".16">${oval(2, 0.5, 15, 2.6, colours.ink)}</g>`;
  return at(x, y, height / 100, ground + lowerBody(person, pose, hip) + upper, flip);
}

function sin(degrees: number): number {
  return Math.sin((degrees * Math.PI) / 180);
}

function cos(degrees: number): number {
  return Math.cos((degrees * Math.PI) / 180);
}

function bend([x, y]: Point, [first, second]: Limb, length: number): readonly [Point, Point] {
  const middle: Point = [x + sin(first) * length, y + cos(first) * length];
  return [middle, [middle[0] + sin(second) * length, middle[1] + cos(second) * length]];
}

function lowerBody(person: Person, pose: Pose, hip: number): string {
  const { bottom, main, second, skin, top } = person;
  const cloth = bottom === 'trousers' || bottom === 'shorts' ? second : skin;
  const leg = (limb: Limb, side: number) => {
    const start: Point = [side * 4, hip];
    const [knee, foot] = bend(start, limb, legLength);
    const whole = draw`M${start[0]} ${start[1]}L${knee[0]} ${knee[1]}L${foot[0]} ${foot[1] - 1}`;
    const shin = draw`M${knee[0]} ${knee[1]}L${foot[0]} ${foot[1] - 1}`;
    const thigh = draw`M${start[0]} ${start[1]}L${knee[0]} ${knee[1]}`;
    const sock = draw`M${(knee[0] + foot[0]) / 2} ${(knee[1] + foot[1]) / 2}L${foot[0]} ${foot[1] - 1}`;
    const shoe = oval(
      foot[0] + side * 1.2,
      foot[1] - 1,
      4,
      2.2,
      top === 'kurta' || bottom === 'lehenga' ? colours.woodDark : '#20232e',
    );
    const drawn =
      bottom === 'trousers'
        ? stroke(whole, cloth, 7.4)
        : stroke(shin, skin, 5.2) +
          stroke(sock, top === 'robe' ? skin : colours.white, 5.4) +
          stroke(thigh, cloth, bottom === 'shorts' ? 8.2 : 6);
    return shoe + drawn;
  };
  const [left, right] = pose.legs;
  const legs = bottom === 'gown' ? '' : leg(left, -1) + leg(right, 1);
  return legs + skirt(bottom, hip, main, second);
}

function skirt(bottom: Bottom, hip: number, main: string, second: string): string {
  if (bottom === 'skirt')
    return (
      shape(draw`M-8.4 ${hip - 5}L-13 ${hip + 20}Q0 ${hip + 23} 13 ${hip + 20}L8.4 ${hip - 5}Z`, second) +
      stroke(draw`M-4 ${hip}l-2.6 20M0 ${hip}v21M4 ${hip}l2.6 20`, darken(second, 0.3), 0.7)
    );
  if (bottom === 'lehenga')
    return (
      shape(
        draw`M-8 ${hip - 6}C-12 ${hip + 12}-19 ${hip + 26}-22 -4Q0 3 22 -4C19 ${hip + 26} 12 ${hip + 12} 8 ${hip - 6}Z`,
        second,
      ) +
      stroke('M-21.4-6Q0 1 21.4-6', colours.gold, 2.2) +
      stroke(draw`M-5 ${hip}L-11 -5M0 ${hip}V-3M5 ${hip}L11 -5`, darken(second, 0.18), 0.8)
    );
  if (bottom === 'gown')
    return (
      shape(
        draw`M-8.6 ${hip - 6}C-11 ${hip + 8}-13 -20-13.5 -1Q0 2.4 13.5 -1C13 -20 11 ${hip + 8} 8.6 ${hip - 6}Z`,
        main,
      ) +
      stroke(draw`M-3 ${hip}L-5 -2M4 ${hip}L6 -2`, darken(main, 0.16), 0.8) +
      oval(0, 0.4, 11, 1.4, darken(main, 0.3))
    );
  return '';
}

function upperBody(person: Person, pose: Pose): string {
  const { main, skin, top } = person;
  const facing = pose.facing ?? 'front';
  const torso = shape('M-11.4-27C-11.6-32-8-33.4-4-34H4C8-33.4 11.6-32 11.4-27L9.4 2H-9.4Z', main);
  const arm = (limb: Limb, side: number) => {
    const [elbow, hand] = bend([side * 9.6, -28.6], limb, armLength);
    const bare = top === 'shirt' || top === 'tee' || top === 'blouse';
    const upper = draw`M${side * 9.6} -28.6L${elbow[0]} ${elbow[1]}`;
    const cuff = bare ? 1 : 0.82;
    const fore = draw`M${elbow[0]} ${elbow[1]}L${elbow[0] + (hand[0] - elbow[0]) * cuff} ${elbow[1] + (hand[1] - elbow[1]) * cuff}`;
    const sleeve = darken(main, 0.07);
    const held = side === 1 && pose.held !== undefined ? at(hand[0], hand[1], 1, pose.held) : '';
    return (
      stroke(fore, bare ? skin : sleeve, bare ? 4.6 : 6) +
      disc(hand[0], hand[1], 2.9, skin) +
      held +
      stroke(upper, sleeve, 6.6)
    );
  };
  const neck = shape('M-3-38H3V-33L0-30.4L-3-33Z', darken(skin, 0.1));
  const [left, right] = pose.arms;
  const trim = facing === 'front' ? front(person) : '';
  return (
    arm(left, -1) +
    tail(person) +
    torso +
    trim +
    (facing === 'front' ? neck : '') +
    arm(right, 1) +
    at(0, -44, 1, head(person, facing))
  );
}

function tail({ top, main, bottom }: Person): string {
  if (top === 'kurta') return shape('M-9.6-2L-12 17Q0 20 12 17L9.6-2Z', darken(main, 0.08));
  if (top === 'coat') return shape('M-9.6-2L-11.6 19H11.6L9.6-2Z', darken(main, 0.06));
  if (top === 'robe' && bottom !== 'gown') return shape('M-9.6-2L-12 12H12L9.6-2Z', main);
  return '';
}

function front({ top, main, second, skin }: Person): string {
  const tie = shape('M-1.3-32.4H1.3L2-20L0-17.4L-2-20Z', colours.crimson);
  if (top === 'blazer')
    return (
      shape('M-4.4-34L0-14L4.4-34Z', colours.white) +
      tie +
      stroke('M-4.4-33.6L0-13.6L4.4-33.6M0-13V1', lighten(main, 0.2), 0.8) +
      disc(6.2, -22, 1.5, colours.gold)
    );
  if (top === 'shirt') return stroke('M-4-33.6L-1-30M4-33.6L1-30', colours.line, 1.4) + tie;
  if (top === 'tee')
    return (
      stroke('M-3.6-33.4Q0-29.4 3.6-33.4', lighten(main, 0.5), 1.4) +
      shape('M-9.4-8H9.4L9.5-3H-9.5Z', lighten(main, 0.3))
    );
  if (top === 'kurta')
    return (
      stroke('M0-31V-14', lighten(second, 0.3), 1.6) + stroke('M-3.4-33.4Q0-31 3.4-33.4', colours.gold, 1)
    );
  if (top === 'blouse')
    return (
      shape('M9.6-32L-9.6-4L-9.4 3L-4 4L11.4-26Z', second) + stroke('M9.8-32L-9.4-4.6', colours.gold, 1.2)
    );
  if (top === 'coat') return shape('M-4-34L0-20L4-34Z', second) + stroke('M0-20V2', colours.line, 1);
  return shape('M-3-34H3L2-30H-2Z', skin === main ? main : colours.white);
}
