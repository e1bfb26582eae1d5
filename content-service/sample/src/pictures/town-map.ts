import { chapel, schoolHouse } from './buildings';
import { colours, darken } from './palette';
import { at, box, disc, draw, oval, repeat, shape, soft, stroke } from './svg';
import type { Scene } from './view';

const ground = '#f3ecdc';

const street = '#fffdf7';

const streets = [
  'M-10 560C200 540 420 520 640 500S940 470 1080 430',
  'M360-10C380 160 400 340 420 520S440 700 470 810',
  'M820-10C800 150 790 320 800 480S840 700 850 810',
] as const;

const lanes = [
  'M-10 250C140 240 260 236 386 230',
  'M396 300C520 290 660 280 796 276',
  'M600 284V506',
  'M430 660C560 650 700 640 830 632',
  'M200 545V810',
  'M800 200C900 190 1000 196 1080 190',
  'M120 244V552',
  'M640 640V810',
  'M812 640C900 650 1000 640 1080 650',
] as const;

function roads(): string {
  const railway =
    stroke('M-10 706C300 720 700 760 1080 716', '#8d8878', 7) +
    draw`<path d="M-10 706C300 720 700 760 1080 716" fill="none" stroke="${ground}" stroke-width="4" stroke-dasharray="16 14"/>`;
  const ways = [
    ...lanes.map((lane) => stroke(lane, '#ddd0b5', 20)),
    ...streets.map((way) => stroke(way, '#d6c7a6', 38)),
    ...lanes.map((lane) => stroke(lane, street, 15)),
    ...streets.map((way) => stroke(way, street, 31)),
  ].join('');
  return ways + railway;
}

/** The school's grounds and the pin at its gate. */
function school(): string {
  const campus =
    shape('M430 316L586 306V492L430 506Z', '#e8c9a6') +
    stroke('M430 316L586 306V492L430 506Z', colours.crimson, 4) +
    at(506, 384, 0.15, schoolHouse(7)) +
    at(466, 474, 0.13, chapel()) +
    oval(536, 420, 40, 16, '#b9c48a') +
    repeat(5, (index) => disc(448 + index * 28, 400, 7, colours.leaf));
  const pin = at(
    44,
    0,
    1,
    soft(0.22, oval(508, 508, 26, 8, colours.ink)) +
      shape(
        'M508 506C486 470 470 452 470 428A38 38 0 1 1 546 428C546 452 530 470 508 506Z',
        colours.crimson,
      ) +
      disc(508, 428, 16, colours.white),
  );
  return campus + pin;
}

function compass(x: number): string {
  return at(
    x,
    700,
    1,
    disc(0, 0, 52, '#fbf6ea') +
      shape('M0-46L12 0H-12Z', colours.crimson) +
      shape('M0 46L12 0H-12Z', colours.navy) +
      stroke('M-40 0H-20M20 0H40', darken(ground, 0.4), 4),
  );
}

/** An own drawing of the streets about the school, north at the top; the pin stands at the gate. */
export const townMap: Scene = ({ width, random }) => {
  const block = () =>
    box(
      random.between(0, width),
      random.between(0, 800),
      random.between(26, 60),
      random.between(22, 48),
      '#e6dbc4',
      3,
    );
  const river =
    stroke('M-20 70C160 20 240 120 420 84S760 20 900 90S1060 120 1100 100', '#b9d2d6', 56) +
    stroke('M-20 70C160 20 240 120 420 84S760 20 900 90S1060 120 1100 100', '#c9dee0', 40);
  const park =
    shape('M30 600H170V770H30Z', '#c9d3a6') +
    shape('M860 230H1030V400L880 420Z', '#c9d3a6') +
    repeat(9, () =>
      disc(random.between(46, 154), random.between(616, 752), random.between(9, 17), colours.leaf),
    ) +
    repeat(9, () =>
      disc(random.between(884, 1014), random.between(250, 390), random.between(9, 17), colours.leaf),
    );
  const bridge = box(352, 60, 34, 60, '#e9dec8') + box(800, 34, 34, 70, '#e9dec8');
  return (
    box(0, 0, width, 800, ground) +
    repeat(120, block) +
    river +
    park +
    bridge +
    roads() +
    school() +
    compass(width - 90)
  );
};
