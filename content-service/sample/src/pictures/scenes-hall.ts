import { bookcase, fan, room, window } from './furniture';
import { bunting } from './grounds';
import { type Choice, one, row } from './groups';
import { objects } from './objects';
import { colours, festive } from './palette';
import { pupil } from './people';
import type { Random } from './random';
import { at, box, draw, repeat, shape, soft, stroke } from './svg';
import { lit, type Scene, type View } from './view';

/** The hall with its visitors, seen from the side. */
export function hall(who: (random: Random) => ReturnType<typeof pupil>, how: Choice): Scene {
  return (view) => {
    const { random, width, mood } = view;
    const windows = repeat(Math.round(width / 330), (index) =>
      window(random, mood, 70 + index * 330, 90, 150, 330),
    );
    const strings =
      bunting(-10, 60, width / 2, 50, 40, festive) + bunting(width / 2, 50, width + 10, 60, 40, festive);
    const ranks = [0, 1].map((rank) =>
      row(random, {
        count: Math.round(width / (130 + rank * 60)),
        from: 70,
        to: width - 70,
        y: 690 + rank * 110,
        height: 230 + rank * 90,
        who: () => who(random),
        how,
        stray: 0.6,
      }),
    );
    return lit(
      view,
      room(view, '#e9dcc0', '#a98562', 540) + windows + fan(width / 2, 60) + strings + ranks.join(''),
    );
  };
}

/** The music room with an upright piano, drums and players. */
export const musicRoom: Scene = (view) => {
  const { random, width, mood } = view;
  const keys =
    repeat(22, (index) => box(-150 + index * 13.6, -112, 12, 20, colours.white)) +
    repeat(21, (index) =>
      index % 7 === 2 || index % 7 === 6 ? '' : box(-141 + index * 13.6, -112, 7, 12, colours.ink),
    );
  const piano =
    box(-170, -250, 340, 250, '#5a3a2c') +
    box(-170, -250, 340, 14, '#7a5340') +
    box(-140, -220, 280, 80, '#6b4737') +
    box(-176, -120, 352, 34, '#4a2f24') +
    keys +
    box(-50, -246, 100, 54, colours.white) +
    stroke('M-40-232h80M-40-222h80M-40-212h80', colours.line, 2);
  const players =
    one(pupil(random, 'uniform'), 'violin', width * 0.5, 740, 300) +
    one(pupil(random, 'uniform'), 'guitar', width * 0.63, 756, 310) +
    one(pupil(random, 'uniform'), 'sing', width * 0.76, 740, 296) +
    one(pupil(random, 'uniform'), 'tabla', width * 0.88, 770, 320);
  return lit(
    view,
    room(view, '#e6d5c3', '#a97f5c', 540) +
      bookcase(random, width - 260, 160, 220, 360) +
      window(random, mood, width * 0.42, 100, 180, 310) +
      window(random, mood, width * 0.62, 100, 180, 310) +
      beam(view, width) +
      at(width * 0.22, 610, 1.15, piano) +
      one(pupil(random, 'uniform'), 'write', width * 0.22, 740, 300) +
      players +
      at(width * 0.88, 784, 0.62, objects.drums),
  );
};

function beam({ mood }: View, width: number): string {
  return mood.lamps ? '' : soft(0.18, shape(draw`M${width * 0.42} 560h180l200 240h-240z`, '#ffedc0'));
}
