import { colours, darken, lighten, mix } from './palette';
import type { Random } from './random';
import { at, disc, draw, fade, glow, oval, repeat, shape, soft, stroke } from './svg';
import type { View } from './view';

/** Sky with sun or moon, clouds or stars, down to `horizon`. */
export function sky({ width, random, mood }: View, horizon = 520): string {
  const x = random.between(0.12, 0.88) * width;
  const y = random.between(90, 190);
  const night = mood.lamps;
  const sun = mood.rain
    ? ''
    : glow(x, y, night ? 130 : 260, mood.sun, night ? 0.35 : 0.75) + disc(x, y, night ? 26 : 38, mood.sun);
  const stars = () =>
    disc(random.between(0, width), random.between(10, 300), random.between(0.8, 2), '#f3ead2');
  const puffs = repeat(random.whole(2, 4), () =>
    cloud(
      random.between(0, width),
      random.between(70, 280),
      random.between(0.6, 1.3),
      mix('#ffffff', mood.sky[0], night ? 0.72 : 0.18),
    ),
  );
  return fade(0, 0, width, horizon + 4, mood.sky) + (night ? repeat(26, stars) : '') + sun + puffs;
}

function cloud(x: number, y: number, scale: number, colour: string): string {
  const path = 'M-110 18C-112 0-86-6-74 0C-70-26-30-34-18-12C0-30 40-24 44-2C62-10 96-2 96 18Z';
  return soft(0.75, at(x, y, scale, shape(path, colour)));
}

/** Three ridges of hills, paler the farther. */
export function hills({ width, random, mood }: View, horizon = 520): string {
  return [0, 1, 2]
    .map((ridge) => {
      const colour = mix(mood.hill, mood.sky[1], 0.62 - ridge * 0.24);
      return shape(ridgePath(random, width, horizon, 130 - ridge * 42), colour);
    })
    .join('');
}

function ridgePath(random: Random, width: number, horizon: number, height: number): string {
  const steps = 5;
  const points = Array.from({ length: steps + 1 }, (_, index) => ({
    x: (index / steps) * width,
    y: horizon - height * random.between(0.35, 1),
  }));
  const curve = points.map(({ x, y }, index) =>
    index === 0 ? draw`M0 ${y}` : draw`S${x - width / steps / 2} ${y} ${x} ${y}`,
  );
  return draw`${curve}L${width} ${horizon + 6}L0 ${horizon + 6}Z`;
}

export function lawn({ width, mood }: View, horizon = 520): string {
  return fade(0, horizon, width, 802 - horizon, [mix(mood.grass, mood.sky[1], 0.3), darken(mood.grass, 0.1)]);
}

export function yard({ width, mood }: View, horizon = 520): string {
  return fade(0, horizon, width, 802 - horizon, [
    mix(mood.earth, mood.sky[1], 0.35),
    darken(mood.earth, 0.06),
  ]);
}

/** A path that widens from the horizon towards the viewer. */
export function path({ width, mood }: View, horizon: number, centre = width / 2, spread = 1): string {
  const near = 260 * spread;
  const d = draw`M${centre - 34 * spread} ${horizon}C${centre - 60 * spread} 620 ${centre - near} 690 ${centre - near * 1.3} 802L${centre + near * 1.3} 802C${centre + near} 690 ${centre + 60 * spread} 620 ${centre + 34 * spread} ${horizon}Z`;
  return shape(d, mix(mood.earth, '#fff3dc', 0.3));
}

export function shadow(x: number, y: number, width: number, strength = 0.16): string {
  return soft(strength, oval(x, y, width, width * 0.16, colours.ink));
}

type TreeKind = 'neem' | 'gulmohar' | 'palm' | 'mast';

/** A tree that stands at (x, y), about `height` high. */
export function tree(random: Random, kind: TreeKind, x: number, y: number, height: number): string {
  const scale = height / 300;
  const drawing = { neem, gulmohar, palm, mast }[kind](random);
  const spread = kind === 'mast' ? 36 : kind === 'palm' ? 54 : 110;
  return shadow(x + 20 * scale, y, spread * scale) + at(x, y, scale, drawing, random.chance(0.5));
}

const trunk =
  'M-11 0C-6-50-8-90-14-140L-40-178L-28-182L-6-150L0-196L12-196L10-150L36-184L46-178L16-132C8-90 8-50 14 0Z';

function canopy(random: Random, tones: readonly [string, string, string], flat: number): string {
  const blob = (spread: number, lift: number, size: number, tone: string) => () => {
    const angle = random.between(0, Math.PI * 2);
    const reach = Math.sqrt(random.between(0, 1)) * spread;
    return oval(
      Math.cos(angle) * reach * 1.25,
      -212 + lift + Math.sin(angle) * reach * flat,
      size * random.between(0.8, 1.25),
      size * 0.8,
      tone,
    );
  };
  return (
    oval(0, -208, 96, 92 * flat, tones[0]) +
    repeat(12, blob(72, 6, 42, tones[0])) +
    repeat(10, blob(58, -16, 36, tones[1])) +
    repeat(7, blob(44, -38 * flat, 22, tones[2]))
  );
}

function neem(random: Random): string {
  const leaf = mix(colours.leaf, random.pick([colours.leafDark, '#7f9a52', '#5f8a72']), 0.3);
  return shape(trunk, colours.trunk) + canopy(random, [darken(leaf, 0.28), leaf, lighten(leaf, 0.24)], 0.95);
}

function gulmohar(random: Random): string {
  const crown = canopy(random, [colours.leafDark, '#8f7a45', colours.gulmohar], 0.42);
  const blossom = () =>
    disc(
      random.between(-112, 112),
      -232 + random.between(-34, 34),
      random.between(8, 20),
      random.pick([colours.gulmohar, '#d8653c', '#b53d2c']),
    );
  return shape(trunk, colours.trunk) + crown + repeat(16, blossom);
}

function palm(): string {
  const frond = (angle: number) =>
    draw`<g transform="translate(22 -262) rotate(${angle})">${shape('M0 0C30-26 74-22 104 14C70 0 40 2 0 6Z', angle % 2 === 0 ? colours.leafDark : colours.leaf)}</g>`;
  return (
    stroke('M0 0C-6-90 2-190 22-262', '#7d6350', 10) +
    [-200, -165, -131, -88, -44, -15, 20].map(frond).join('') +
    disc(18, -254, 7, '#8a5a36') +
    disc(29, -252, 7, '#734828')
  );
}

function mast(random: Random): string {
  const leaf = mix(colours.leafDark, colours.leaf, random.between(0, 0.5));
  const tier = (index: number) =>
    oval(0, -50 - index * 34, 34 - index * 3.6, 34, index % 2 === 0 ? leaf : darken(leaf, 0.12));
  return (
    stroke('M0 0L0-60', colours.trunk, 9) +
    repeat(7, tier) +
    soft(0.35, oval(-10, -150, 9, 110, lighten(leaf, 0.4)))
  );
}

export function bush(random: Random, x: number, y: number, width: number, flower = ''): string {
  const leaf = mix(colours.leaf, colours.leafDark, random.between(0.1, 0.7));
  const leaves = repeat(5, (index) =>
    disc(
      x + (index - 2) * width * 0.2,
      y - width * (index % 2 === 0 ? 0.12 : 0.22),
      width * 0.2,
      index % 2 === 0 ? leaf : lighten(leaf, 0.14),
    ),
  );
  const bloom = () =>
    disc(
      x + random.between(-0.4, 0.4) * width,
      y - random.between(0.08, 0.36) * width,
      width * 0.035,
      flower,
    );
  return leaves + (flower === '' ? '' : repeat(9, bloom));
}

/** Far trees that close the view along the horizon. */
export function hedgerow({ width, random, mood }: View, horizon = 520): string {
  const count = Math.ceil(width / 70);
  const tone = mix(colours.leafDark, mood.sky[1], 0.34);
  return repeat(count, (index) =>
    oval(
      index * 72 + random.between(-20, 20),
      horizon - 6,
      random.between(44, 72),
      random.between(24, 62),
      mix(tone, colours.leaf, random.between(0, 0.35)),
    ),
  );
}
