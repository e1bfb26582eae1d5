import { chapel, schoolHouse } from './buildings';
import { backdrop } from './campus-view';
import { bus, gate } from './grounds';
import { type Choice, one, row } from './groups';
import { bush, lawn, path, shadow, tree } from './nature';
import { colours } from './palette';
import { adult, pupil, sister } from './people';
import { at, box, glow, repeat, soft } from './svg';
import { lit, type Scene, type View } from './view';

const walkers: Choice = ['walk', 'chat', 'walk', 'wave', 'chatBack'];

/** Tall trees at the edges that frame a wide view. */
function frame(view: View): string {
  const { random, width } = view;
  const right = width > 1500 ? tree(random, random.pick(['neem', 'palm']), width * 0.97, 690, 500) : '';
  return tree(random, random.pick(['neem', 'gulmohar']), width * 0.03, 700, 520) + right;
}

function windowsGlow(view: View, left: number, right: number, y: number): string {
  return view.mood.lamps
    ? repeat(Math.round((right - left) / 170), (index) =>
        glow(left + 80 + index * 170, y, 120, colours.lamp, 0.32),
      )
    : '';
}

/** The school house with the chapel beside it, the lawn and the drive in front. */
export const campus: Scene = (view) => {
  const { random, width, mood } = view;
  const bays = width > 1500 ? 11 : 7;
  const middle = width * 0.39;
  const building = at(middle, 560, 0.76, schoolHouse(bays, mood.lamps));
  const church = at(width * (width > 1500 ? 0.77 : 0.81), 566, 0.74, chapel(mood.lamps));
  const masts = [0.12, 0.66].map((share) => tree(random, 'mast', width * share, 580, 300)).join('');
  const beds = repeat(9, (index) =>
    bush(
      random,
      width * (index / 8),
      592 + random.between(0, 8),
      random.between(70, 110),
      random.chance(0.6) ? random.pick([colours.rose, colours.mustard, '#f2e7d6']) : '',
    ),
  );
  const people = row(random, {
    count: random.whole(5, 8),
    from: width * 0.2,
    to: width * 0.8,
    y: 690,
    height: 118,
    who: () => pupil(random, 'uniform'),
    how: walkers,
  });
  const body =
    backdrop(view) +
    lawn(view, 516) +
    path(view, 560, middle) +
    church +
    building +
    masts +
    beds +
    frame(view) +
    people +
    one(sister(random), 'stand', middle + 200, 720, 150);
  return lit(view, body, windowsGlow(view, middle - bays * 48, middle + bays * 48, 480));
};

/** The chapel close by, with its bell tower and a path of pupils. */
export const chapelScene: Scene = (view) => {
  const { random, width, mood } = view;
  const x = width * 0.46;
  const people = row(random, {
    count: random.whole(3, 6),
    from: x - 260,
    to: x + 330,
    y: 716,
    height: 136,
    who: () => pupil(random, 'uniform'),
    how: walkers,
  });
  const palms =
    tree(random, 'palm', width * 0.12, 640, 430) +
    tree(random, 'mast', width * 0.84, 634, 380) +
    tree(random, 'neem', width * 0.98, 700, 520);
  const beds = repeat(7, (index) =>
    bush(random, x + (index - 3) * 150, 640, 110, index % 2 === 0 ? colours.rose : colours.mustard),
  );
  const body =
    backdrop(view) +
    lawn(view, 516) +
    at(x, 624, 0.92, chapel(mood.lamps)) +
    beds +
    path(view, 630, x, 0.8) +
    palms +
    people +
    one(sister(random), 'namaste', x + 40, 730, 170);
  return lit(
    view,
    body,
    mood.lamps ? glow(x, 380, 190, colours.lamp, 0.4) + glow(x, 560, 160, colours.lamp, 0.3) : '',
  );
};

/** The gate in the morning: pupils, parents and perhaps the bus arrive. */
export const gateScene: Scene = (view) => {
  const { random, width, mood } = view;
  const x = width * 0.5;
  const far = at(x, 548, 0.42, schoolHouse(9, mood.lamps));
  const people = row(random, {
    count: random.whole(5, 7),
    from: x - 330,
    to: x + 360,
    y: 742,
    height: 165,
    who: () => (random.chance(0.2) ? adult(random) : pupil(random, 'uniform')),
    how: ['walk', 'wave', 'walk', 'chatBack', 'backs'],
  });
  const vehicle = random.chance(0.55)
    ? at(x - 470, 700, 0.9, bus())
    : tree(random, 'gulmohar', x - 470, 690, 470);
  const body =
    backdrop(view) +
    lawn(view, 516) +
    far +
    path(view, 556, x, 1.1) +
    tree(random, 'neem', x + 480, 640, 430) +
    at(x, 650, 1.12, gate(mood.lamps)) +
    vehicle +
    people;
  return lit(
    view,
    body,
    mood.lamps ? glow(x - 258, 325, 120, colours.lamp, 0.6) + glow(x + 258, 325, 120, colours.lamp, 0.6) : '',
  );
};

/** The arcade with a notice board and pupils passing. */
export const corridor: Scene = (view) => {
  const { random, width } = view;
  const bay = 300;
  const arches = repeat(Math.ceil(width / bay), (index) => {
    const x = index * bay;
    return (
      `<path d="M${String(x + 40)} 560V250A110 110 0 0 1 ${String(x + 260)} 250V560Z" fill="#cfdcd6"/>` +
      bush(random, x + 150, 560, 200, random.chance(0.5) ? colours.rose : '') +
      shadow(x + 150, 590, 120, 0.08)
    );
  });
  const columns = repeat(
    Math.ceil(width / bay) + 1,
    (index) =>
      box(index * bay - 34, 230, 68, 360, colours.plaster) +
      soft(0.12, box(index * bay + 8, 230, 26, 360, colours.ink)) +
      box(index * bay - 44, 220, 88, 20, colours.plasterShade) +
      box(index * bay - 44, 570, 88, 24, colours.plasterShade),
  );
  const people = row(random, {
    count: random.whole(4, 6),
    from: 120,
    to: width - 120,
    y: 740,
    height: 270,
    who: () => pupil(random, 'uniform'),
    how: ['walk', 'chat', 'read', 'wave', 'chatBack'],
  });
  return lit(
    view,
    box(0, 0, width, 802, '#e7d7b8') +
      box(0, 0, width, 60, '#c9b48e') +
      arches +
      columns +
      box(0, 590, width, 212, '#c08a68') +
      repeat(14, (index) => box(index * 110 - 20, 590, 3, 212, '#a9765a')) +
      box(0, 690, width, 3, '#a9765a') +
      people,
  );
};
