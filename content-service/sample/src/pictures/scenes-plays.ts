import { flagPole } from './grounds';
import { one, row } from './groups';
import { objects } from './objects';
import { colours } from './palette';
import { father, pupil, sister } from './people';
import { boards, eveningSky, plainCloth, stage } from './stage';
import { at, box, disc, draw, fade, glow, oval, repeat, shape } from './svg';
import type { Scene } from './view';

/** A play: a small set with players in costume. */
export const play: Scene = stage({
  backdrop: (view) => {
    const { random, width } = view;
    const hut = (x: number) =>
      box(x - 90, 380, 180, 180, random.pick(['#c99a6b', '#b98a73', '#a9a07c'])) +
      shape(draw`M${x - 120} 384L${x} 280L${x + 120} 384Z`, '#7a5a3e') +
      box(x - 26, 460, 52, 100, '#4a3530');
    const cut = (x: number) =>
      box(x - 8, 430, 16, 140, '#5a4232') + disc(x, 390, 74, '#557a52') + disc(x - 30, 420, 48, '#6c8c5c');
    return (
      eveningSky(view) +
      hut(width * random.between(0.3, 0.4)) +
      cut(width * 0.22) +
      cut(width * random.between(0.66, 0.76))
    );
  },
  cast: ({ random, width }) =>
    row(random, {
      count: random.whole(3, 5),
      from: width * 0.26,
      to: width * 0.74,
      y: boards,
      height: 260,
      who: () => pupil(random, random.pick(['festive', 'dance'])),
      how: ['point', 'chat', 'namaste', 'wave', 'offer', 'present'],
      stray: 0.6,
    }),
});

/** The nativity: star, stable, holy family, angels and shepherds. */
export const nativity: Scene = stage({
  backdrop: ({ width, random }) => {
    const stable =
      shape(
        draw`M${width / 2 - 240} 350L${width / 2} 220L${width / 2 + 240} 350L${width / 2 + 220} 366L${width / 2} 254L${width / 2 - 220} 366Z`,
        '#6f4b33',
      ) +
      box(width / 2 - 200, 352, 20, 220, '#6f4b33') +
      box(width / 2 + 180, 352, 20, 220, '#6f4b33');
    const star = glow(width / 2, 150, 200, '#f9dc97', 0.8) + at(width / 2, 215, 0.5, objects.lantern);
    return (
      fade(0, 0, width, 570, ['#141f3d', '#4a5788']) +
      repeat(40, () =>
        disc(random.between(0, width), random.between(20, 380), random.between(1, 3), '#f7ecca'),
      ) +
      star +
      stable
    );
  },
  cast: ({ random, width }) => {
    const manger =
      shape(
        draw`M${width / 2 - 56} ${boards - 52}H${width / 2 + 56}L${width / 2 + 34} ${boards + 4}H${width / 2 - 34}Z`,
        '#8a623f',
      ) +
      oval(width / 2, boards - 54, 60, 14, '#e4c67a') +
      oval(width / 2, boards - 62, 36, 13, colours.white) +
      disc(width / 2 - 26, boards - 68, 11, '#cb9168');
    const mary = { ...sister(random), main: '#6f8fb5', cloth: '#5d7fa8' };
    const joseph = { ...father(random), hair: '#33261f', main: '#9a7350' };
    const angels = row(random, {
      count: 3,
      from: width * 0.68,
      to: width * 0.82,
      y: boards - 4,
      height: 220,
      who: () => pupil(random, 'angel'),
      how: ['namaste', 'sing'],
      stray: 0.2,
    });
    return (
      row(random, {
        count: 3,
        from: width * 0.18,
        to: width * 0.33,
        y: boards,
        height: 230,
        who: () => pupil(random, 'angel'),
        how: ['offer', 'namaste', 'present'],
      }) +
      angels +
      one(mary, 'namaste', width / 2 - 110, boards, 240) +
      one(joseph, 'stand', width / 2 + 112, boards, 270) +
      manger +
      glow(width / 2, boards - 60, 120, '#f9dc97', 0.6)
    );
  },
});

/** Badges are given to the new captains beside the flag. */
export const investiture: Scene = stage({
  backdrop: plainCloth,
  audience: false,
  cast: ({ random, width }) =>
    at(width * 0.26, boards, 0.9, flagPole(420)) +
    row(random, {
      count: random.whole(4, 5),
      from: width * 0.36,
      to: width * 0.64,
      y: boards,
      height: 250,
      who: () => pupil(random, 'uniform'),
      how: ['attention', 'salute'],
      stray: 0.1,
      flip: true,
    }) +
    one(random.pick([sister, father])(random), 'present', width * 0.73, boards + 10, 285, true),
});
