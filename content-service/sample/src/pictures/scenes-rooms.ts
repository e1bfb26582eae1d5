import { beam, bookcase, chair, fan, room, table, window } from './furniture';
import { one, row } from './groups';
import { objects } from './objects';
import { colours } from './palette';
import { adult, pupil } from './people';
import { bottle } from './scenes-practice';
import { at, box, draw, repeat, shape, stroke } from './svg';
import { lit, type Scene } from './view';

/** The library: bookcases, reading tables and readers. */
export const library: Scene = (view) => {
  const { random, width, mood } = view;
  const cases = repeat(Math.ceil(width / 300), (index) =>
    index % 3 === 1
      ? window(random, mood, index * 300 + 50, 110, 190, 330)
      : bookcase(random, index * 300 + 20, 110, 250, 410),
  );
  const lamps = repeat(
    Math.round(width / 400),
    (index) =>
      stroke(draw`M${200 + index * 400} 0V70`, colours.ink, 3) +
      shape(draw`M${160 + index * 400} 100Q${200 + index * 400} 40 ${240 + index * 400} 100Z`, '#5f7f73'),
  );
  const readers = row(random, {
    count: Math.round(width / 260),
    from: width * 0.14,
    to: width * 0.86,
    y: 720,
    height: 280,
    who: () => (random.chance(0.12) ? adult(random) : pupil(random, 'uniform')),
    how: ['read', 'read', 'chat'],
  });
  const tables = repeat(
    Math.round(width / 520),
    (index) =>
      table((index + 0.5) * (width / Math.round(width / 520)), 800, 420, 130) +
      at(
        (index + 0.5) * (width / Math.round(width / 520)) + random.between(-90, 90),
        668,
        0.55,
        objects[random.pick(['books', 'globe', 'books'] as const)],
      ) +
      at((index + 0.5) * (width / Math.round(width / 520)) - 140, 668, 0.4, objects.books),
  );
  return lit(
    view,
    room(view, '#e6d5b5', '#a97f5c', 540) + cases + beam(mood, 350, 190, 520) + lamps + readers + tables,
  );
};

/** The medical room with its couch, screen and cupboard. */
export const medicalRoom: Scene = (view) => {
  const { random, width, mood } = view;
  const couch =
    box(width * 0.52, 600, 420, 34, '#f4f1ea', 10) +
    box(width * 0.52, 630, 420, 26, '#9cb8b2') +
    box(width * 0.52 + 10, 576, 90, 34, colours.white, 12) +
    box(width * 0.52 + 16, 656, 12, 90, colours.grey) +
    box(width * 0.52 + 390, 656, 12, 90, colours.grey);
  const cupboard =
    box(80, 190, 220, 350, colours.white) +
    box(96, 206, 90, 318, '#dfe8e5') +
    box(194, 206, 90, 318, '#dfe8e5') +
    repeat(6, (index) =>
      at(
        118 + (index % 3) * 66,
        300 + Math.floor(index / 3) * 110,
        0.32,
        bottle(random.pick([colours.teal, colours.rose, colours.mustard])),
      ),
    );
  const sign =
    box(width * 0.36, 150, 90, 90, colours.white, 10) +
    box(width * 0.36 + 36, 166, 18, 58, colours.crimson) +
    box(width * 0.36 + 16, 186, 58, 18, colours.crimson);
  const nurse = {
    ...adult(random),
    style: 'bun' as const,
    top: 'coat' as const,
    bottom: 'gown' as const,
    main: '#f7f3ea',
    second: '#9cb8b2',
  };
  return lit(
    view,
    room(view, '#dbe5e0', '#b9a58c', 540) +
      cupboard +
      sign +
      window(random, mood, width * 0.58, 110, 240, 300) +
      beam(mood, width * 0.58, 240, 540) +
      couch +
      one(pupil(random, 'uniform'), 'sit', width * 0.66, 650, 270) +
      one(nurse, 'offer', width * 0.48, 760, 330) +
      chair(width * 0.3, 770, 1.5),
  );
};

/** The staff room: a long table, shelves, teachers in talk. */
export const staffRoom: Scene = (view) => {
  const { random, width, mood } = view;
  const people = row(random, {
    count: 5,
    from: width * 0.14,
    to: width * 0.86,
    y: 730,
    height: 320,
    who: () => adult(random),
    how: ['chat', 'read', 'stand', 'chat', 'point'],
  });
  const cups = repeat(5, (index) => box(width * 0.2 + index * width * 0.15, 634, 22, 18, colours.white, 4));
  return lit(
    view,
    room(view, '#e9dcc0', '#a97f5c', 540) +
      bookcase(random, 40, 140, 260, 380) +
      window(random, mood, width / 2 - 110, 110, 220, 270) +
      bookcase(random, width - 300, 140, 260, 380) +
      fan(width / 2, 40) +
      people +
      table(width / 2, 810, width * 0.8, 160) +
      cups +
      at(width * 0.36, 652, 0.5, objects.books) +
      at(width * 0.72, 652, 0.5, objects.globe),
  );
};
