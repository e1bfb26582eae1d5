import { type Choice, one, row } from './groups';
import { objects } from './objects';
import { colours, darken, festive } from './palette';
import { adult, type Dress, elder, father, pupil, sister } from './people';
import { boards, plainCloth, stage } from './stage';
import { at, box, disc, draw, repeat, shape } from './svg';
import type { Scene } from './view';

/** Dancers in a line or a curve. */
export function dance(how: Choice = ['danceUp', 'danceSide', 'danceLow']): Scene {
  return stage({
    cast: (view) => {
      const { random, width } = view;
      const team = random.pick(festive);
      const pose = random.pick(how);
      const back = row(random, {
        count: random.whole(3, 5),
        from: width * 0.28,
        to: width * 0.72,
        y: boards - 40,
        height: 220,
        who: () => pupil(random, 'dance', random.pick(festive)),
        how: [pose],
        stray: 0.1,
      });
      return (
        back +
        row(random, {
          count: random.whole(2, 4),
          from: width * 0.25,
          to: width * 0.75,
          y: boards + 14,
          height: 270,
          who: () => pupil(random, 'dance', team),
          how: [random.pick(how)],
          stray: 0.2,
        })
      );
    },
  });
}

/** The choir on three steps, a teacher conducting. */
export function choir(dress: Dress = 'choir'): Scene {
  return stage({
    backdrop: plainCloth,
    cast: ({ random, width }) => {
      const robe = random.pick([colours.crimson, colours.navy, '#5f3a54']);
      const ranks = [0, 1, 2].map(
        (rank) =>
          box(width * 0.22, boards - 150 + rank * 60, width * 0.56, 70, darken('#a9794d', 0.3 - rank * 0.1)) +
          row(random, {
            count: 8 - rank,
            from: width * 0.26,
            to: width * 0.74,
            y: boards - 145 + rank * 62,
            height: 200,
            who: () => pupil(random, dress, robe),
            how: ['sing'],
            stray: 0.15,
          }),
      );
      return ranks.join('') + one(adult(random), 'stretch', width * 0.5, boards + 50, 250);
    },
  });
}

/** A band: singers, a guitar, a violin and drums. */
export const band: Scene = stage({
  backdrop: plainCloth,
  cast: ({ random, width }) =>
    one(pupil(random, 'festive'), 'tabla', width * 0.3, boards, 290) +
    at(width * 0.3, boards + 14, 0.6, objects.drums) +
    one(pupil(random, 'festive'), 'guitar', width * random.between(0.42, 0.46), boards + 4, 270) +
    one(pupil(random, 'festive'), 'speak', width * 0.56, boards + 14, 280) +
    one(pupil(random, 'festive'), 'violin', width * random.between(0.68, 0.72), boards, 270),
});

/** A speaker or two at the lectern, as in a debate. */
export const debate: Scene = stage({
  backdrop: plainCloth,
  cast: ({ random, width }) => {
    const lectern = (x: number) =>
      shape(
        draw`M${x - 60} ${boards + 10}L${x - 48} ${boards - 150}H${x + 48}L${x + 60} ${boards + 10}Z`,
        colours.wood,
      ) +
      box(x - 66, boards - 166, 132, 18, colours.woodLight) +
      disc(x, boards - 80, 22, colours.gold);
    const judges = random.chance(0.5)
      ? row(random, {
          count: 3,
          from: width * 0.42,
          to: width * 0.58,
          y: boards - 6,
          height: 220,
          who: () => pupil(random, 'uniform'),
          how: ['stand', 'clap', 'read'],
        })
      : '';
    return (
      judges +
      one(pupil(random, 'uniform'), random.pick(['point', 'speak']), width * 0.32, boards - 4, 280) +
      lectern(width * 0.32) +
      one(
        pupil(random, 'uniform'),
        random.pick(['chat', 'speak', 'read']),
        width * 0.68,
        boards - 4,
        280,
        true,
      ) +
      lectern(width * 0.68)
    );
  },
});

/** A prize is given: guest, sister or father, and a pupil. */
export const prizeGiving: Scene = stage({
  backdrop: plainCloth,
  cast: ({ random, width }) => {
    const giver = random.pick([sister, father, adult, elder])(random);
    const cloth =
      box(width * 0.66, boards - 112, 220, 118, '#f2ead8') +
      box(width * 0.66, boards - 112, 220, 24, colours.crimson) +
      repeat(3, (index) => at(width * 0.66 + 44 + index * 66, boards - 112, 0.3, objects.trophy));
    return (
      row(random, {
        count: 3,
        from: width * 0.2,
        to: width * 0.34,
        y: boards - 20,
        height: 230,
        who: () => pupil(random, 'uniform'),
        how: ['clap', 'stand'],
      }) +
      cloth +
      one(giver, 'present', width * 0.44, boards + 8, 290) +
      one(pupil(random, 'uniform'), 'namaste', width * 0.57, boards + 8, 250, true)
    );
  },
});
