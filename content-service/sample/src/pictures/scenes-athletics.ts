import { schoolHouse } from './buildings';
import { bunting } from './grounds';
import { type Choice, one, row } from './groups';
import { hedgerow, hills, lawn, sky, tree } from './nature';
import { colours, houses, lighten } from './palette';
import { type Dress, pupil } from './people';
import type { PoseName } from './poses';
import { ground, track } from './sports-ground';
import { at, box, disc, draw, repeat, shape, soft, stroke } from './svg';
import { lit, type Scene } from './view';

/** A race: runners in the colours of the four houses. */
export function race(how: Choice = ['sprint', 'run']): Scene {
  return (view) => {
    const { random, width } = view;
    const first = random.whole(0, 3);
    const runner = (lane: number) =>
      one(
        { ...pupil(random, 'sports', houses[lane % 4] ?? colours.crimson) },
        random.pick(how),
        width * (0.2 * ((lane * 3 + first) % 4) + random.between(0.14, 0.24)),
        632 + lane * 44,
        150 + lane * 22,
      );
    const tape = random.chance(0.5)
      ? box(width * 0.9, 520, 8, 250, colours.white) +
        stroke(draw`M${width * 0.9} 600h${width * 0.12}`, colours.crimson, 5)
      : '';
    return lit(
      view,
      ground(view) + bunting(-10, 380, width + 10, 392, 44, houses) + track(width) + tape + repeat(4, runner),
    );
  };
}

/** A march past of one house behind its flag. */
export const marchPast: Scene = (view) => {
  const { random, width } = view;
  const tone = random.pick(houses);
  const pole =
    stroke(draw`M${width * 0.8} 700V330`, colours.woodDark, 7) +
    shape(
      draw`M${width * 0.8} 336C${width * 0.76} 320 ${width * 0.72} 356 ${width * 0.66} 340V450C${width * 0.72} 466 ${width * 0.76} 430 ${width * 0.8} 446Z`,
      tone,
    ) +
    disc(width * 0.73, 394, 24, lighten(tone, 0.6));
  const ranks = [0, 1, 2].map((rank) =>
    row(random, {
      count: 6,
      from: width * 0.08,
      to: width * 0.66,
      y: 650 + rank * 58,
      height: 160 + rank * 26,
      who: () => pupil(random, 'sports', tone),
      how: ['march'],
      stray: 0.12,
      flip: false,
    }),
  );
  return lit(
    view,
    ground(view) +
      track(width) +
      ranks.join('') +
      pole +
      one(pupil(random, 'sports', tone), 'march', width * 0.81, 740, 215),
  );
};

/** Yoga or drill on the lawn, in even rows on mats. */
export function drill(how: readonly [PoseName, ...PoseName[]], dress: Dress = 'summer'): Scene {
  return (view) => {
    const { random, width } = view;
    const pose = random.pick(how);
    const ranks = [0, 1, 2].map((rank) => {
      const count = Math.round(width / (150 + rank * 50));
      const y = 610 + rank * 72;
      const mats = repeat(count, (index) =>
        box(
          60 + (index * (width - 120)) / (count - 1) - 50 - rank * 9,
          y - 4,
          100 + rank * 18,
          16,
          random.pick([colours.teal, colours.rose, colours.mustard, '#7f93ad']),
          5,
        ),
      );
      return (
        soft(0.85, mats) +
        row(random, {
          count,
          from: 60,
          to: width - 60,
          y: y + 2,
          height: 140 + rank * 44,
          who: () => pupil(random, dress, houses[rank]),
          how: [pose],
          stray: 0.1,
          flip: false,
        })
      );
    });
    return lit(
      view,
      sky(view) +
        hills(view) +
        at(width * 0.5, 520, 0.5, schoolHouse(11)) +
        hedgerow(view) +
        lawn(view, 516) +
        tree(random, 'neem', width * 0.03, 580, 420) +
        tree(random, 'gulmohar', width * 0.96, 570, 380) +
        ranks.join(''),
    );
  };
}

/** The podium: three winners with medals and a cup. */
export const podium: Scene = (view) => {
  const { random, width } = view;
  const x = width / 2;
  const steps =
    box(x - 90, 600, 180, 170, colours.white) +
    box(x - 270, 650, 180, 120, '#ece4d3') +
    box(x + 90, 680, 180, 90, '#e0d6c0') +
    box(x - 90, 600, 180, 12, colours.gold) +
    box(x - 270, 650, 180, 10, colours.steel) +
    box(x + 90, 680, 180, 10, colours.roof);
  const winner = (pose: PoseName, px: number, py: number, house: number) =>
    one(pupil(random, 'sports', houses[house]), pose, px, py, 220);
  return lit(
    view,
    ground(view) +
      bunting(-10, 300, width + 10, 310, 60, houses) +
      steps +
      winner('lift', x, 602, random.whole(0, 3)) +
      winner('cheer', x - 180, 652, random.whole(0, 3)) +
      winner('wave', x + 180, 682, random.whole(0, 3)) +
      row(random, {
        count: 4,
        from: 60,
        to: x - 330,
        y: 790,
        height: 210,
        who: () => pupil(random, 'summer'),
        how: ['clap', 'cheer'],
      }) +
      row(random, {
        count: 4,
        from: x + 330,
        to: width - 40,
        y: 790,
        height: 210,
        who: () => pupil(random, 'summer'),
        how: ['clap', 'cheer'],
      }),
  );
};
