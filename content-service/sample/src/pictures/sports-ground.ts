import { schoolHouse } from './buildings';
import { row } from './groups';
import { hedgerow, hills, lawn, sky, tree } from './nature';
import { pupil } from './people';
import { at, box, draw, soft, stroke } from './svg';
import type { View } from './view';

export function ground(view: View): string {
  const { random, width } = view;
  const stand = row(random, {
    count: Math.round(width / 44),
    from: 10,
    to: width - 10,
    y: 566,
    height: 84,
    who: () => pupil(random, random.pick(['summer', 'uniform'])),
    how: ['stand', 'cheer', 'clap', 'stand', 'wave'],
  });
  return (
    sky(view) +
    hills(view) +
    at(width * random.between(0.2, 0.8), 528, 0.42, schoolHouse(9)) +
    hedgerow(view) +
    lawn(view, 516) +
    tree(random, 'neem', width * random.between(0.02, 0.1), 556, 330) +
    tree(random, 'gulmohar', width * random.between(0.88, 0.98), 556, 320) +
    stand +
    box(0, 556, width, 12, '#f4efe2') +
    box(0, 568, width, 4, '#c8bda3')
  );
}

/** Lanes of the running track, drawn as bands that widen towards the viewer. */
export function track(width: number): string {
  const lanes = [0, 1, 2, 3, 4].map((lane) =>
    stroke(draw`M-10 ${606 + lane * 30 + lane * lane * 5}H${width + 10}`, '#f2e3cf', 2 + lane * 0.5),
  );
  return box(0, 596, width, 206, '#bd6f52') + soft(0.3, box(0, 596, width, 40, '#d9a07f')) + lanes.join('');
}
