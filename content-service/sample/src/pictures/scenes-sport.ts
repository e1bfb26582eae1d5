import { type Choice, one, row } from './groups';
import { objects } from './objects';
import { colours, houses } from './palette';
import { adult, pupil } from './people';
import { ground } from './sports-ground';
import { at, box, draw, repeat, shape, soft, stroke } from './svg';
import { lit, type Scene } from './view';

/** Football on the grass before a goal. */
export const football: Scene = (view) => {
  const { random, width } = view;
  const goalX = random.chance(0.5) ? width * 0.82 : width * 0.14;
  const net =
    repeat(8, (index) => stroke(draw`M${goalX - 110 + index * 32} 470V630`, '#ffffff99', 1.2)) +
    repeat(6, (index) => stroke(draw`M${goalX - 120} ${480 + index * 28}h240`, '#ffffff99', 1.2));
  const goal = net + stroke(draw`M${goalX - 124} 634V464H${goalX + 124}V634`, colours.white, 8);
  const lines =
    repeat(6, (index) => soft(0.13, box(0, 600 + index * 36, width, 18, '#5f7f49'))) +
    soft(0.8, stroke(draw`M0 640H${width}`, '#f6f1e2', 4));
  const [home, away] = random.chance(0.5) ? [houses[0], houses[1]] : [houses[2], houses[3]];
  const team = (colour: string, shift: number, how: Choice) =>
    row(random, {
      count: random.whole(2, 3),
      from: width * (0.14 + shift),
      to: width * (0.7 + shift),
      y: 710,
      height: 190,
      who: () => pupil(random, 'sports', colour),
      how,
    });
  const ballX = width * random.between(0.4, 0.6);
  const ball = at(ballX, 770, 0.15, objects.ball);
  return lit(
    view,
    ground(view) +
      lines +
      goal +
      one(pupil(random, 'sports', colours.saffron), 'guard', goalX, 640, 140) +
      team(home, 0, ['run', 'sprint']) +
      team(away, 0.1, ['run', 'guard', 'cheer']) +
      one(pupil(random, 'sports', home), 'kick', ballX - 60, 776, 220) +
      ball,
  );
};

/** Kabaddi: one raider, a chain of defenders, a red court. */
export const kabaddi: Scene = (view) => {
  const { random, width } = view;
  const court =
    shape(draw`M${width * 0.12} 590H${width * 0.88}L${width * 1.04} 790H${width * -0.04}Z`, '#c98a63') +
    stroke(
      draw`M${width * 0.12} 590H${width * 0.88}L${width * 1.04} 790H${width * -0.04}ZM${width / 2} 590V790M${width * 0.34} 590L${width * 0.26} 790M${width * 0.66} 590L${width * 0.74} 790`,
      '#f6ead6',
      4,
    );
  const [raiders, holders] = random.chance(0.5) ? [houses[0], houses[3]] : [houses[1], houses[2]];
  const chain = row(random, {
    count: 5,
    from: width * 0.54,
    to: width * 0.9,
    y: 706,
    height: 185,
    who: () => pupil(random, 'sports', holders),
    how: ['guard', 'guard', 'lunge'],
    stray: 0.5,
    flip: true,
  });
  return lit(
    view,
    ground(view) +
      court +
      chain +
      one(pupil(random, 'sports', raiders), 'lunge', width * random.between(0.3, 0.42), 750, 220) +
      one(adult(random), 'point', width * 0.1, 690, 200),
  );
};

/** Tug of war between two houses. */
export const tugOfWar: Scene = (view) => {
  const { random, width } = view;
  const side = (colour: string, from: number, to: number, flip: boolean) =>
    row(random, {
      count: 5,
      from,
      to,
      y: 740,
      height: 205,
      who: () => pupil(random, 'sports', colour),
      how: ['pull'],
      stray: 0.25,
      flip,
    });
  const rope =
    stroke(draw`M40 622H${width - 40}`, '#d9bd8a', 8) +
    shape(draw`M${width / 2} 622l-16 46 16 -10 16 10z`, colours.crimson);
  return lit(
    view,
    ground(view) +
      side(houses[0], width * 0.08, width * 0.38, false) +
      side(houses[1], width * 0.92, width * 0.62, true) +
      rope +
      one(adult(random), 'wave', width * 0.5, 776, 225),
  );
};
