import { type ObjectName, objects } from './objects';
import { colours, darken, lighten } from './palette';
import { at, box, disc, fade, glow, oval, repeat, soft } from './svg';
import { lit, type Scene } from './view';

type Things = readonly [ObjectName, ...ObjectName[]];

const hanging: ReadonlySet<ObjectName> = new Set(['lantern', 'kite', 'medal']);

/** A thing where it belongs: hung up, lying on the ground or standing on the table. */
function placed(thing: ObjectName, x: number, size: number): string {
  if (hanging.has(thing)) return at(x, 300 + 130 * size, size, objects[thing]);
  if (thing === 'rangoli') return at(x, 800, size * 0.72, objects[thing]);
  return soft(0.2, oval(x + 16, 706, 108 * size, 11 * size, colours.ink)) + at(x, 704, size, objects[thing]);
}

/** One or two things seen close on a table, in quiet light. */
export function detail(things: Things): Scene {
  return (view) => {
    const { random, width, mood } = view;
    const tone = random.pick(['#dfd3ba', '#cfd8d2', '#e2cfc0', '#c9d2d9', '#e6d9b4', '#d5cbd6']);
    const cloth = random.pick([colours.woodLight, '#b98c62', '#8f9f94', '#a9706a', '#7f8fa6']);
    const spot = () =>
      soft(
        0.3,
        disc(
          random.between(0, width),
          random.between(40, 480),
          random.between(30, 120),
          mood.lamps ? '#f2c27c' : lighten(tone, 0.5),
        ),
      );
    const [first, second] = [random.pick(things), random.pick(things)];
    const side = random.chance(0.5) ? 1 : -1;
    const size = random.between(1.8, 2.2);
    const alone = second === first;
    const x = width / 2 + (alone ? random.between(-60, 60) : -side * 150);
    const table =
      fade(0, 590, width, 212, [lighten(cloth, 0.15), darken(cloth, 0.1)]) +
      box(0, 588, width, 6, lighten(cloth, 0.5));
    const wall = fade(0, 0, width, 600, mood.lamps ? ['#352a47', '#8a5a52'] : [darken(tone, 0.12), tone]);
    const still = (alone ? '' : placed(second, width / 2 + side * 290, size * 0.62)) + placed(first, x, size);
    const light = mood.lamps ? glow(x, 450, 420, colours.lamp, 0.5) : '';
    return lit(view, wall + repeat(random.whole(4, 7), spot) + table, light) + still;
  };
}
