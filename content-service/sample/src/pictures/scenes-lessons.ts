import { beam, blackboard, chalk, desk, fan, room, table, window } from './furniture';
import { one, row } from './groups';
import { objects } from './objects';
import { colours } from './palette';
import { adult, pupil } from './people';
import type { Random } from './random';
import { walls } from './scenes-practice';
import { at, box, disc, draw, oval, repeat, soft, stroke } from './svg';
import { lit, type Scene, type View } from './view';

function classroomWall(view: View, wall: string): string {
  const { random, width, mood } = view;
  return (
    room(view, wall, '#b98d66') +
    window(random, mood, width * 0.05, 130, 170, 260) +
    window(random, mood, width * 0.95 - 170, 130, 170, 260) +
    beam(mood, width * 0.05, 170, 520) +
    (width > 1500 ? chart(random, width * 0.22, 170) + chart(random, width * 0.78 - 180, 170) : '') +
    fan(width * 0.3, 50) +
    fan(width * 0.7, 50)
  );
}

/** A wall chart on rollers. */
function chart(random: Random, x: number, y: number): string {
  const thing = random.pick(['globe', 'sapling', 'glassware', 'microscope'] as const);
  return (
    box(x, y, 180, 240, colours.paper) +
    box(x - 8, y - 8, 196, 10, colours.woodDark, 5) +
    box(x - 8, y + 238, 196, 10, colours.woodDark, 5) +
    at(x + 90, y + 180, 0.66, objects[thing]) +
    box(x + 40, y + 206, 100, 8, colours.line, 4)
  );
}

/** A lesson at the blackboard, seen from the back of the class. */
export const classroom: Scene = (view) => {
  const { random, width } = view;
  const boardWidth = Math.min(560, width * 0.42);
  const left = (width - boardWidth) / 2;
  const board = blackboard(
    left,
    130,
    boardWidth,
    240,
    chalk(random, left + 60, 230) + chalk(random, left + boardWidth * 0.56, 230),
  );
  const teacher = one(
    adult(random),
    random.pick(['point', 'speak', 'read']),
    left + boardWidth * random.between(0, 1),
    566,
    270,
  );
  const ranks = [0, 1].map((rank) => {
    const count = Math.round(width / (270 + rank * 70));
    const y = 690 + rank * 120;
    const seats = repeat(count, (index) => desk((index + 0.5) * (width / count), y, 1.1 + rank * 0.5));
    const pupils = row(random, {
      count: count * 2,
      from: width / count / 4,
      to: width - width / count / 4,
      y: y + 60 + rank * 20,
      height: 190 + rank * 85,
      who: () => pupil(random, 'uniform'),
      how: ['backs', 'backs', 'backs', 'write'],
      stray: 0.15,
    });
    return seats + pupils;
  });
  return lit(view, classroomWall(view, random.pick(walls)) + board + teacher + ranks.join(''));
};

/** An examination: single desks well apart, a teacher walking between them. */
export const examination: Scene = (view) => {
  const { random, width } = view;
  const clock =
    disc(width / 2, 150, 62, colours.woodDark) +
    disc(width / 2, 150, 52, colours.white) +
    stroke(draw`M${width / 2} 150V112M${width / 2} 150l26 16`, colours.ink, 5);
  const ranks = [0, 1, 2].map((rank) => {
    const count = Math.round(width / (240 + rank * 90));
    const y = 600 + rank * 84 + rank * rank * 14;
    const people = row(random, {
      count,
      from: width / count / 2,
      to: width - width / count / 2,
      y: y + 4,
      height: 150 + rank * 52,
      who: () => pupil(random, 'uniform'),
      how: ['read'],
      stray: 0.1,
    });
    return (
      people + repeat(count, (index) => desk((index + 0.5) * (width / count), y + 16, 0.72 + rank * 0.26))
    );
  });
  return lit(
    view,
    classroomWall(view, '#dfe0cf') +
      clock +
      one(adult(random), 'walk', width * 0.78, 590, 240) +
      ranks.join(''),
  );
};

/** Chess or another quiet game at small tables. */
export const games: Scene = (view) => {
  const { random, width } = view;
  const count = Math.max(2, Math.round(width / 480));
  const pair = (index: number) => {
    const x = (index + 0.5) * (width / count);
    return (
      one(pupil(random, 'summer'), 'read', x - 120, 770, 310) +
      one(pupil(random, 'summer'), random.pick(['chat', 'namaste', 'point']), x + 130, 770, 310, true) +
      table(x, 800, 330, 150) +
      at(x, 650, 0.7, objects.chess) +
      soft(0.1, oval(x, 660, 120, 8, colours.ink))
    );
  };
  return lit(
    view,
    classroomWall(view, '#e6d5c3') +
      blackboard(width / 2 - 200, 140, 400, 200, chalk(random, width / 2 - 140, 230)) +
      repeat(count, pair),
  );
};
