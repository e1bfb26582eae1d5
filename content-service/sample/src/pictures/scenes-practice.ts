import { beam, blackboard, chalk, fan, room, window } from './furniture';
import { type Choice, one, row } from './groups';
import { type ObjectName, objects } from './objects';
import { colours, darken, lighten } from './palette';
import { adult, type Dress, pupil } from './people';
import type { Random } from './random';
import { at, box, disc, draw, repeat, shape, stroke } from './svg';
import { lit, type Scene, type View } from './view';

type Things = readonly [ObjectName, ...ObjectName[]];

/** Work at a long bench, with the things of the subject on it. */
export function bench(things: Things, dress: Dress, how: Choice): Scene {
  return (view) => {
    const { random, width } = view;
    const wall = random.pick(walls);
    const people = row(random, {
      count: Math.round(width / 300) + random.whole(-1, 1),
      from: width * 0.14,
      to: width * 0.86,
      y: 740,
      height: 330,
      who: () => pupil(random, dress),
      how,
    });
    const counter =
      box(0, 640, width, 40, darken(colours.woodLight, 0.05)) +
      box(0, 640, width, 8, lighten(colours.woodLight, 0.4)) +
      box(0, 680, width, 122, colours.wood) +
      repeat(8, (index) =>
        box(index * (width / 8) + 14, 702, width / 8 - 28, 110, darken(colours.wood, 0.1), 4),
      );
    const laidCount = Math.round(width / 330);
    const laid = repeat(laidCount, (index) =>
      at(
        (index + 0.42) * (width / laidCount) + random.between(-30, 30),
        656,
        random.between(0.6, 0.8),
        objects[random.pick(things)],
      ),
    );
    return lit(
      view,
      room(view, wall, '#a9856a', 560) +
        shelf(random, things, width * 0.06) +
        shelf(random, things, width * 0.94 - 260) +
        benchWall(view) +
        fan(width / 2, 40) +
        people +
        counter +
        laid,
    );
  };
}

function benchWall({ random, width, mood }: View): string {
  if (width <= 1500) return window(random, mood, width / 2 - 120, 120, 240, 250);
  return (
    window(random, mood, width * 0.3 - 120, 120, 240, 250) +
    window(random, mood, width * 0.7 - 120, 120, 240, 250) +
    blackboard(width / 2 - 200, 130, 400, 210, chalk(random, width / 2 - 140, 220))
  );
}

/** A cupboard of bottles and of the things in use; its left edge is at x. */
function shelf(random: Random, things: Things, x: number): string {
  const thing = (index: number) =>
    index % 2 === 0
      ? objects[random.pick(things)]
      : bottle(random.pick([colours.teal, colours.mustard, colours.rose, colours.sage]));
  const board = (level: number) =>
    box(x, 222 + level * 98, 260, 9, colours.wood) +
    repeat(5, (index) => at(x + 36 + index * 46, 222 + level * 98, 0.3, thing(index)));
  return (
    box(x, 130, 260, 200, colours.woodDark) +
    box(x + 10, 140, 240, 180, lighten(colours.woodDark, 0.35)) +
    repeat(2, board)
  );
}

export function bottle(colour: string): string {
  return (
    box(-34, -170, 68, 170, '#dfeaea', 14) +
    box(-34, -100, 68, 100, colour, 14) +
    box(-18, -210, 36, 44, colours.woodDark, 4)
  );
}

/** Rows of computers with pupils before them. */
export const computerRoom: Scene = (view) => {
  const { random, width, mood } = view;
  const count = Math.round(width / 250);
  const screen = (index: number, y: number, scale: number) =>
    at(
      (index + 0.5) * (width / count),
      y,
      scale,
      box(-78, -122, 156, 104, colours.ink, 7) +
        box(-70, -114, 140, 88, random.pick(['#9cc0c4', '#d9e2d0', '#e9d7ad', '#b7c4dd']), 3) +
        stroke(
          draw`M-54 -92h${random.between(40, 90)}M-54 -74h${random.between(30, 70)}M-54 -56h${random.between(40, 100)}`,
          '#ffffff',
          7,
        ) +
        box(-12, -20, 24, 16, colours.grey) +
        box(-38, -6, 76, 7, colours.grey, 3),
    );
  const rank = (y: number, height: number, scale: number) =>
    box(0, y - 4, width, 20, colours.woodLight) +
    box(0, y + 16, width, 12, colours.woodDark) +
    repeat(count, (index) => screen(index, y - 2, scale)) +
    row(random, {
      count,
      from: width / count / 2 + 70,
      to: width - width / count / 2 + 40,
      y: y + height * 0.56,
      height,
      who: () => pupil(random, 'uniform'),
      how: ['backs', 'backs', 'write'],
      stray: 0.2,
    });
  return lit(
    view,
    room(view, '#d8dfdc', '#9b8b7c', 540) +
      window(random, mood, width * 0.08, 110, 200, 230) +
      window(random, mood, width * 0.92 - 200, 110, 200, 230) +
      blackboard(width / 2 - 180, 110, 360, 190, chalk(random, width / 2 - 140, 190)) +
      one(adult(random), 'point', width / 2 + 230, 560, 250) +
      rank(540, 190, 0.8) +
      rank(690, 290, 1.15),
  );
};

/** An exhibition of pictures or an art room with easels. */
export const art: Scene = (view) => {
  const { random, width, mood } = view;
  const sketch = (x: number, y: number, size: number) => {
    const tone = random.pick(['#dbe5e2', '#f1e2c0', '#e7cfc4', '#d3dbe6']);
    const subject = random.pick([
      disc(x, y, size * 0.22, colours.saffron) +
        shape(
          draw`M${x - size / 2} ${y + size * 0.38}V${y + size * 0.1}Q${x - size * 0.2} ${y - size * 0.16} ${x} ${y + size * 0.12}T${x + size / 2} ${y}V${y + size * 0.38}Z`,
          colours.leaf,
        ),
      at(x, y + size * 0.3, size / 300, objects.sapling),
      at(x, y + size * 0.3, size / 300, objects.kite),
      disc(x - size * 0.12, y, size * 0.16, colours.crimson) +
        disc(x + size * 0.14, y - size * 0.1, size * 0.13, colours.mustard) +
        disc(x + size * 0.1, y + size * 0.16, size * 0.1, colours.teal),
    ]);
    return (
      box(x - size / 2 - 8, y - size * 0.46, size + 16, size * 0.9, colours.wood) +
      box(x - size / 2, y - size * 0.4, size, size * 0.78, tone) +
      subject
    );
  };
  const places = Math.round(width / 420);
  const hung = repeat(places * 2, (index) =>
    sketch((index + 0.5) * (width / places / 2), 220, random.between(110, 150)),
  );
  const easel = (x: number) =>
    stroke(draw`M${x - 70} 770L${x} 430L${x + 70} 770M${x} 430V780`, colours.woodDark, 9) +
    sketch(x, 560, 210);
  const artists = repeat(
    places,
    (index) =>
      easel((index + 0.5) * (width / places)) +
      one(pupil(random, 'summer'), 'paint', (index + 0.5) * (width / places) - 150, 780, 300),
  );
  return lit(
    view,
    room(view, random.pick(['#ece2cd', '#e2dccb']), '#b0896a', 540) +
      beam(mood, width * 0.2, 170, 520) +
      hung +
      artists,
  );
};

export const walls = ['#e9dcc0', '#dfe0cf', '#e6d5c3', '#d8dfdc', '#ead9b8'] as const;
