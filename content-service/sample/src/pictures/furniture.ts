import { colours, darken, lighten, mix, type Mood } from './palette';
import type { Random } from './random';
import { at, box, disc, draw, fade, glow, oval, repeat, shape, soft, stroke } from './svg';
import type { View } from './view';

const { wood, woodDark, woodLight, plaster, ink } = colours;

/** Back wall, dado and floor of a room; `floor` is where wall and floor meet. */
export function room({ width }: View, wall: string, ground: string, floor = 520): string {
  const dado =
    box(0, floor - 130, width, 130, darken(wall, 0.12)) +
    box(0, floor - 136, width, 7, lighten(wall, 0.5)) +
    box(0, floor - 12, width, 12, darken(wall, 0.3));
  const joints = repeat(16, (index) =>
    stroke(
      draw`M${width / 2 + (index - 7.5) * 90} ${floor}L${width / 2 + (index - 7.5) * 260} 802`,
      darken(ground, 0.12),
      2,
    ),
  );
  return (
    fade(0, 0, width, floor + 2, [darken(wall, 0.08), wall]) +
    dado +
    fade(0, floor, width, 802 - floor, [darken(ground, 0.12), ground]) +
    soft(0.6, joints) +
    soft(0.12, box(0, 0, width, 26, ink))
  );
}

/** A tall window with the day outside; its top left corner is (x, y). */
export function window(
  random: Random,
  mood: Mood,
  x: number,
  y: number,
  width: number,
  height: number,
): string {
  const outside =
    fade(x, y, width, height, mood.sky) +
    shape(
      draw`M${x} ${y + height}V${y + height * 0.62}Q${x + width * 0.3} ${y + height * 0.48} ${x + width * 0.55} ${y + height * 0.62}T${x + width} ${y + height * 0.58}V${y + height}Z`,
      mix(colours.leaf, mood.sky[1], 0.3),
    ) +
    oval(
      x + width * random.between(0.2, 0.8),
      y + height * 0.56,
      width * 0.24,
      height * 0.16,
      mix(colours.leafDark, mood.sky[1], 0.25),
    );
  const bars = box(x + width / 2 - 3, y, 6, height, plaster) + box(x, y + height * 0.36, width, 6, plaster);
  const frame = draw`<rect x="${x}" y="${y}" width="${width}" height="${height}" fill="none" stroke="${plaster}" stroke-width="12"/>`;
  return outside + bars + frame + box(x - 14, y + height + 2, width + 28, 12, colours.plasterShade);
}

/** Light that falls from a window onto the floor. */
export function beam(mood: Mood, x: number, width: number, floor: number): string {
  if (mood.lamps || mood.rain) return '';
  return soft(
    0.2,
    shape(draw`M${x} ${floor + 40}H${x + width}L${x + width + 190} 790H${x + 90}Z`, '#ffedc0'),
  );
}

export function blackboard(x: number, y: number, width: number, height: number, drawing: string): string {
  const frame =
    box(x - 12, y - 12, width + 24, height + 24, wood) +
    box(x, y, width, height, colours.board) +
    soft(0.16, shape(draw`M${x} ${y}H${x + width * 0.5}L${x + width * 0.2} ${y + height}H${x}Z`, '#ffffff'));
  return (
    frame +
    drawing +
    box(x - 12, y + height + 10, width + 24, 8, woodDark) +
    box(x + width * 0.7, y + height + 5, 28, 5, '#f4efe2')
  );
}

/** Chalk drawings that need no words: sums of shapes, a plant, a map, a graph. */
export function chalk(random: Random, x: number, y: number): string {
  const line = '#dfe6da';
  const sketches = [
    stroke('M0 60L46-20L92 60ZM46-20V60', line, 3) +
      stroke('M120 20m-30 0a30 30 0 1 0 60 0a30 30 0 1 0-60 0M120 20L146 4', line, 3) +
      stroke('M180 58V-16H246V58ZM180 58L246-16', line, 3),
    stroke('M0 70H240M0 70V-30', line, 3) +
      stroke('M0 60C60 56 80-10 130 4S190 10 236-28', '#eec27a', 3.5) +
      stroke('M40 70v-8M80 70v-8M120 70v-8M160 70v-8M200 70v-8', line, 2),
    stroke(
      'M120 72V0M120 40C90 34 76 16 78-4C104 2 118 18 120 40M120 20C140 14 152-2 152-24C130-16 120-2 120 20M90 72H150M104 72q-10 14-24 18M136 72q8 14 22 18',
      '#b9d3a5',
      3.5,
    ),
    repeat(4, (index) => stroke(draw`M0 ${-20 + index * 28}h${random.between(110, 230)}`, line, 3.5)) +
      disc(262, 20, 14, '#eec27a'),
    disc(120, 20, 16, '#eec27a') +
      stroke(
        'M120 20m-50 0a50 26 0 1 0 100 0a50 26 0 1 0-100 0M120 20m-100 0a100 52 0 1 0 200 0a100 52 0 1 0-200 0',
        line,
        2.5,
      ) +
      disc(168, 12, 7, '#9fc0c9') +
      disc(30, 42, 9, '#d99a86'),
  ] as const;
  return at(x, y, 1.1, random.pick(sketches));
}

/** A two-seat school desk seen from the front, its feet at (x, y). */
export function desk(x: number, y: number, scale: number): string {
  return at(
    x,
    y,
    scale,
    box(-66, -76, 10, 76, woodDark) +
      box(56, -76, 10, 76, woodDark) +
      box(-62, -58, 124, 30, wood) +
      box(-76, -84, 152, 14, woodLight) +
      soft(0.2, box(-76, -72, 152, 4, ink)) +
      box(-44, -92, 34, 8, colours.white) +
      box(12, -93, 30, 4, colours.crimson) +
      box(14, -97, 28, 4, colours.navy),
  );
}

export function table(x: number, y: number, width: number, height: number): string {
  return (
    box(x - width / 2 + 14, y - height, 14, height, woodDark) +
    box(x + width / 2 - 28, y - height, 14, height, woodDark) +
    box(x - width / 2, y - height - 4, width, 16, woodLight) +
    box(x - width / 2 + 8, y - height + 12, width - 16, 10, wood)
  );
}

export function chair(x: number, y: number, scale: number): string {
  return at(
    x,
    y,
    scale,
    stroke('M-22 0V-110M22 0V-110', woodDark, 7) +
      box(-26, -112, 52, 20, wood, 5) +
      box(-26, -84, 52, 12, wood, 4) +
      box(-30, -54, 60, 12, woodLight, 4),
  );
}

const bookTones = [
  colours.crimson,
  colours.navy,
  '#5f7f73',
  '#b98a2e',
  '#7d5a4f',
  '#93a7ad',
  '#d2c3a2',
  '#6e3d5c',
] as const;

/** A bookcase whose top left corner is (x, y). */
export function bookcase(random: Random, x: number, y: number, width: number, height: number): string {
  const shelves = Math.max(2, Math.round(height / 78));
  const space = height / shelves;
  const shelf = (level: number) => {
    const foot = y + (level + 1) * space - 8;
    let books = '';
    for (let left = x + 12; left < x + width - 30;) {
      const [thick, tall] = [random.between(9, 22), random.between(0.52, 0.84) * space];
      if (random.chance(0.9))
        books +=
          box(left, foot - tall, thick, tall, random.pick(bookTones)) +
          (random.chance(0.5) ? box(left, foot - tall * 0.8, thick, 4, colours.gold) : '');
      left += thick + 1.5;
    }
    return books + box(x, foot, width, 9, wood);
  };
  return (
    box(x - 8, y - 10, width + 16, height + 12, woodDark) +
    box(x + 4, y, width - 8, height, darken(woodDark, 0.45)) +
    repeat(shelves, shelf) +
    box(x - 14, y - 18, width + 28, 14, wood)
  );
}

export function fan(x: number, y: number): string {
  return (
    stroke(draw`M${x} 0V${y}`, colours.grey, 4) +
    oval(x - 62, y + 4, 58, 5, '#c9c2b4') +
    oval(x + 62, y + 4, 58, 5, '#bdb5a5') +
    oval(x, y + 5, 16, 9, colours.grey)
  );
}

/** Stage curtains at both sides and a swagged border, with the stage's floor from y = 640. */
export function stageFrame({ width }: View, tone: string): string {
  const drape = draw`M0 0H190C180 220 140 360 70 440C96 520 118 600 122 702H0Z`;
  const folds = stroke(
    'M40 0C44 200 40 340 24 440M90 0C92 200 76 350 44 440M140 0C138 200 108 350 60 440M24 460C30 540 30 620 28 700M50 460C66 540 74 620 76 700',
    darken(tone, 0.3),
    9,
  );
  const curtain = shape(drape, tone) + soft(0.7, folds) + stroke('M-4 446Q40 462 76 440', colours.gold, 15);
  const sides = at(0, 0, 1, curtain) + at(width, 0, 1, curtain, true);
  const swags = Math.ceil(width / 200);
  const swag = (index: number) =>
    shape(
      draw`M${(index * width) / swags} 0H${((index + 1) * width) / swags}Q${((index + 0.5) * width) / swags} 190 ${(index * width) / swags} 0Z`,
      index % 2 === 0 ? tone : lighten(tone, 0.1),
    ) +
    stroke(
      draw`M${(index * width) / swags} 2Q${((index + 0.5) * width) / swags} 188 ${((index + 1) * width) / swags} 2`,
      colours.gold,
      5,
    );
  return sides + box(0, 0, width, 44, darken(tone, 0.14)) + repeat(swags, swag);
}

export function spotlight(x: number, foot: number, spread: number): string {
  return (
    soft(0.16, shape(draw`M${x - 20} -10H${x + 20}L${x + spread} ${foot}H${x - spread}Z`, '#fff0c4')) +
    glow(x, foot, spread * 1.1, '#fff0c4', 0.4)
  );
}
