import { schoolHouse } from './buildings';
import { backdrop } from './campus-view';
import { bunting, flagPole, stall } from './grounds';
import { type Choice, one, row } from './groups';
import { lawn, tree, yard } from './nature';
import { objects } from './objects';
import { colours, festive, houses } from './palette';
import { adult, type Dress, pupil, sister } from './people';
import type { Random } from './random';
import { at, box, disc, glow, repeat, soft } from './svg';
import { lit, type Scene } from './view';

/** Morning assembly in the court: rows of pupils facing the school house. */
export function assembly(dress: Dress = 'uniform'): Scene {
  return (view) => {
    const { random, width, mood } = view;
    const building = at(width / 2, 500, 0.72, schoolHouse(width > 1500 ? 15 : 9, mood.lamps));
    const leaders =
      one(sister(random), 'speak', width / 2 + 30, 566, 150) +
      one(pupil(random, dress), 'stand', width / 2 - 60, 566, 122) +
      one(pupil(random, dress), 'stand', width / 2 + 110, 566, 126);
    const dais =
      box(width / 2 - 170, 556, 340, 22, colours.plaster) +
      box(width / 2 - 190, 572, 380, 16, colours.plasterShade);
    const lines = [0, 1, 2, 3].map((rank) =>
      row(random, {
        count: Math.round(width / (70 + rank * 26)),
        from: 20,
        to: width - 20,
        y: 640 + rank * 62 + rank * rank * 8,
        height: 104 + rank * 46,
        who: () => pupil(random, dress),
        how: ['backs'],
        stray: 0.35,
      }),
    );
    return lit(
      view,
      backdrop(view) +
        yard(view, 494) +
        building +
        tree(random, 'neem', width * 0.02, 590, 420) +
        tree(random, 'mast', width * 0.95, 560, 330) +
        dais +
        leaders +
        lines.join(''),
      '',
    );
  };
}

/** Flag hoisting: the pole in the middle, ranks that salute. */
export const flagHoisting: Scene = (view) => {
  const { random, width } = view;
  const x = width * random.between(0.42, 0.58);
  const tones = ['#df8a3a', colours.white, '#4a7f51'];
  const ranks = (from: number, to: number) =>
    row(random, {
      count: 6,
      from,
      to,
      y: 690,
      height: 150,
      who: () => pupil(random, random.pick(['uniform', 'summer'])),
      how: ['salute'],
      stray: 0.2,
      flip: true,
    });
  const body =
    backdrop(view) +
    yard(view, 505) +
    at(width * 0.5, 520, 0.66, schoolHouse(11)) +
    tree(random, 'neem', width * 0.02, 600, 440) +
    bunting(0, 170, x, 130, 34, tones) +
    bunting(x, 130, width, 180, 34, tones) +
    at(x, 640, 1.5, flagPole(340));
  return lit(
    view,
    body +
      ranks(x - 520, x - 130) +
      ranks(x + 150, x + 540) +
      one(sister(random), 'attention', x - 70, 700, 178) +
      row(random, {
        count: 7,
        from: 40,
        to: width - 40,
        y: 820,
        height: 230,
        who: () => pupil(random, 'uniform'),
        how: ['backs'],
        stray: 0.4,
      }),
  );
};

function stallWithKeeper(random: Random, x: number): string {
  const goods = () => {
    const thing = random.pick(['books', 'sapling', 'trophy', 'globe', 'ball', 'kite'] as const);
    return at(random.between(-50, 50), -96, 0.34, objects[thing]);
  };
  const keeper = random.chance(0.5) ? adult(random) : pupil(random, 'summer');
  const counter = box(-122, -84, 244, 84, colours.wood) + box(-130, -92, 260, 14, colours.woodLight);
  const behind =
    stall(random.pick(festive), goods()) + one(keeper, 'stand', random.between(-20, 60), -2, 150);
  return at(x, 610, 1, behind + counter + goods());
}

/** A fair on the lawn: stalls, bunting, visitors. */
export const fair: Scene = (view) => {
  const { random, width } = view;
  const count = Math.max(3, Math.round(width / 400));
  const stalls = repeat(count, (index) => stallWithKeeper(random, (width / count) * (index + 0.5)));
  const crowd = row(random, {
    count: random.whole(6, 9),
    from: 60,
    to: width - 60,
    y: 740,
    height: 170,
    who: () => (random.chance(0.3) ? adult(random) : pupil(random, random.pick(['summer', 'festive']))),
    how: ['walk', 'chat', 'chatBack', 'point', 'cheer', 'backs'],
  });
  const strings =
    bunting(-20, 120, width * 0.5, 90, 60, festive) + bunting(width * 0.5, 90, width + 20, 130, 60, festive);
  return lit(
    view,
    backdrop(view) +
      lawn(view, 516) +
      at(width / 2, 520, 0.5, schoolHouse(13, view.mood.lamps)) +
      tree(random, 'gulmohar', width * 0.02, 600, 420) +
      tree(random, 'neem', width * 0.98, 600, 400) +
      stalls +
      strings +
      crowd,
    view.mood.lamps
      ? repeat(
          9,
          (index) =>
            glow((index + 0.5) * (width / 9), 160, 90, colours.lamp, 0.5) +
            disc((index + 0.5) * (width / 9), 160, 7, '#fff3cf'),
        )
      : '',
  );
};

/** Planting, sweeping or watering in the garden. */
export function gardening(how: Choice): Scene {
  return (view) => {
    const { random, width } = view;
    const beds = repeat(
      3,
      (index) =>
        soft(0.9, box(-20, 600 + index * 70, width + 40, 26, '#8d6648')) +
        repeat(10, (plant) =>
          at(
            40 + plant * (width / 9.5) + random.between(-14, 14),
            606 + index * 70,
            0.16 + index * 0.04,
            objects.sapling,
          ),
        ),
    );
    const people = row(random, {
      count: random.whole(4, 6),
      from: 120,
      to: width - 120,
      y: 730,
      height: 200,
      who: () =>
        random.chance(0.12)
          ? adult(random)
          : pupil(random, random.pick(['summer', 'sports']), random.pick(houses)),
      how,
    });
    return lit(
      view,
      backdrop(view) +
        lawn(view, 516) +
        at(width * random.between(0.25, 0.75), 530, 0.5, schoolHouse(9)) +
        tree(random, 'neem', width * 0.06, 600, 420) +
        tree(random, 'palm', width * 0.9, 590, 380) +
        beds +
        people,
    );
  };
}
