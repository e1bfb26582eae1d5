import { spotlight, stageFrame } from './furniture';
import { bunting } from './grounds';
import { row } from './groups';
import { colours, lighten, mix } from './palette';
import { adult, pupil } from './people';
import { box, disc, draw, fade, repeat, shape, soft } from './svg';
import type { Scene, View } from './view';

export const boards = 640;

interface Show {
  readonly curtain?: string;
  readonly backdrop?: (view: View) => string;
  readonly cast: (view: View) => string;
  readonly audience?: boolean;
}

/** The school's stage with a show on it, curtains around and the audience's heads in front. */
export function stage({ curtain, backdrop = eveningSky, cast, audience = true }: Show): Scene {
  return (view) => {
    const { random, width } = view;
    const tone = curtain ?? random.pick([colours.crimson, '#7d2433', '#6b2240']);
    const floor =
      fade(0, 560, width, 110, ['#8a5f41', '#b58255']) +
      box(0, 668, width, 134, '#3d2b2b') +
      box(0, 664, width, 10, colours.gold);
    const lights = [0.3, 0.5, 0.7].map((share) => spotlight(width * share, boards - 10, 130)).join('');
    const heads = audience
      ? row(random, {
          count: Math.round(width / 105),
          from: 20,
          to: width - 20,
          y: 900,
          height: 230,
          who: () => (random.chance(0.4) ? adult(random) : pupil(random, 'uniform')),
          how: ['backs'],
          stray: 0.5,
        })
      : '';
    return (
      box(0, 0, width, 802, '#2a2032') +
      backdrop(view) +
      floor +
      lights +
      cast(view) +
      stageFrame(view, tone) +
      soft(0.9, heads)
    );
  };
}

export function eveningSky({ width, random }: View): string {
  const [top, bottom] = random.pick([
    ['#3d3a63', '#d98f6a'],
    ['#274b5e', '#d9b26a'],
    ['#4b2f52', '#c96d6a'],
    ['#20355c', '#8fa9c4'],
  ]) as readonly [string, string];
  const hillTone = mix(top, '#1a1a2c', 0.4);
  return (
    fade(0, 0, width, 570, [top, bottom]) +
    disc(width * random.between(0.35, 0.65), 260, 84, lighten(bottom, 0.5)) +
    shape(
      draw`M0 570V470Q${width * 0.2} 390 ${width * 0.42} 470T${width * 0.8} 450T${width} 480V570Z`,
      hillTone,
    )
  );
}

export function plainCloth({ width, random }: View): string {
  const tone = random.pick(['#34507a', '#5b6f7d', '#6a5a74', '#4d6b62']);
  return (
    box(0, 0, width, 570, tone) +
    repeat(Math.ceil(width / 90), (index) => soft(0.1, box(index * 90, 0, 36, 570, '#000000'))) +
    soft(0.5, bunting(100, 140, width - 100, 140, 60, ['#f0d9a0', '#efe6d2']))
  );
}
