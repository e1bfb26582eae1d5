import sharp from 'sharp';

import { titleCard } from './crest';
import type { MoodName } from './palette';
import { type Camera, compose } from './render';
import { campus, chapelScene, gateScene } from './scenes-campus';
import { assembly } from './scenes-court';
import { kites } from './scenes-days-out';
import { classroom } from './scenes-lessons';
import { art, bench } from './scenes-practice';
import { library } from './scenes-rooms';
import { football } from './scenes-sport';
import { choir, dance } from './scenes-stage';
import type { Scene } from './view';

export const filmSize = { width: 960, height: 540, rate: 20 } as const;

interface Shot {
  readonly scene: Scene;
  readonly mood: MoodName;
  readonly seconds: number;
  readonly from: Camera;
  readonly to: Camera;
  /** The scene in words, for the captions. */
  readonly caption: string;
}

const near = (x: number, y = 0.7): Camera => ({ zoom: 1.16, x, y });

const whole: Camera = { zoom: 1.01, x: 0.5, y: 0.5 };

const laboratory = bench(['glassware', 'microscope', 'globe'], 'science', [
  'experiment',
  'chat',
  'experiment',
]);

export const shots: readonly Shot[] = [
  {
    scene: titleCard,
    mood: 'noon',
    seconds: 3,
    from: whole,
    to: { zoom: 1.06, x: 0.5, y: 0.5 },
    caption: "St. Aelred's Convent School, Kanakpur",
  },
  {
    scene: campus,
    mood: 'morning',
    seconds: 3.4,
    from: near(0.1),
    to: near(0.8),
    caption: 'Morning on the campus: the arcaded school house and the chapel',
  },
  {
    scene: gateScene,
    mood: 'morning',
    seconds: 2.6,
    from: whole,
    to: near(0.5),
    caption: 'Pupils arrive at the gate',
  },
  {
    scene: assembly(),
    mood: 'morning',
    seconds: 2.6,
    from: near(0.5, 0.9),
    to: whole,
    caption: 'The whole school meets for assembly',
  },
  {
    scene: classroom,
    mood: 'noon',
    seconds: 2.6,
    from: near(0.2),
    to: near(0.7),
    caption: 'A lesson at the blackboard',
  },
  {
    scene: laboratory,
    mood: 'noon',
    seconds: 2.6,
    from: near(0.8, 0.9),
    to: near(0.3, 0.9),
    caption: 'An experiment in the laboratory',
  },
  {
    scene: library,
    mood: 'afternoon',
    seconds: 2.6,
    from: near(0.2),
    to: near(0.8),
    caption: 'Reading in the library',
  },
  {
    scene: art,
    mood: 'afternoon',
    seconds: 2.6,
    from: whole,
    to: near(0.4, 0.8),
    caption: 'Painting in the art room',
  },
  {
    scene: football,
    mood: 'afternoon',
    seconds: 2.6,
    from: near(0.2, 0.9),
    to: near(0.7, 0.9),
    caption: 'Football on the school field',
  },
  {
    scene: kites,
    mood: 'winter',
    seconds: 2.6,
    from: near(0.5, 0.2),
    to: near(0.5, 0.9),
    caption: 'Kites over the lawn',
  },
  { scene: choir(), mood: 'dusk', seconds: 2.6, from: near(0.5, 0.6), to: whole, caption: 'The choir sings' },
  {
    scene: dance(),
    mood: 'dusk',
    seconds: 2.6,
    from: near(0.3, 0.6),
    to: near(0.7, 0.6),
    caption: 'Dancers on the stage on Annual Day',
  },
  {
    scene: chapelScene,
    mood: 'dusk',
    seconds: 3.2,
    from: near(0.5, 0.9),
    to: whole,
    caption: 'Evening, and lights in the chapel',
  },
  {
    scene: titleCard,
    mood: 'noon',
    seconds: 2.6,
    from: { zoom: 1.06, x: 0.5, y: 0.5 },
    to: whole,
    caption: 'In Friendship and Truth',
  },
];

const dissolve = 0.6;

/** When each shot starts; the next one fades in over the last moments of the one before. */
export function startTimes(): number[] {
  let start = 0;
  return shots.map(({ seconds }) => {
    const at = start;
    start += seconds - dissolve;
    return at;
  });
}

export function filmSeconds(): number {
  return shots.reduce((sum, { seconds }) => sum + seconds - dissolve, dissolve);
}

/** One frame of the film as raw RGB. */
export async function frameAt(time: number): Promise<Buffer> {
  const starts = startTimes();
  const seen = shots
    .map((shot, index) => ({ shot, index, since: time - (starts[index] ?? 0) }))
    .filter(({ shot, since }) => since >= 0 && since < shot.seconds);
  let frame: Buffer | undefined;
  for (const { shot, index, since } of seen) {
    const layer = await drawShot(shot, index, since / shot.seconds);
    frame = frame === undefined ? layer : blend(frame, layer, Math.min(1, since / dissolve));
  }
  return frame ?? drawShot(titleShot(), shots.length - 1, 1);
}

function titleShot(): Shot {
  const last = shots.at(-1);
  if (last === undefined) throw new Error('The film has no shots.');
  return last;
}

function drawShot({ scene, mood, from, to }: Shot, index: number, share: number): Promise<Buffer> {
  const eased = share * share * (3 - 2 * share);
  const between = (start: number, end: number) => start + (end - start) * eased;
  const camera: Camera = {
    zoom: between(from.zoom, to.zoom),
    x: between(from.x, to.x),
    y: between(from.y, to.y),
  };
  const svg = compose({
    scene,
    mood,
    seed: `film ${String(index)}`,
    width: filmSize.width,
    height: filmSize.height,
    camera,
    quality: 80,
  });
  return sharp(Buffer.from(svg)).flatten({ background: '#fbf8f2' }).removeAlpha().raw().toBuffer();
}

function blend(under: Buffer, over: Buffer, share: number): Buffer {
  return Buffer.from(under.map((value, index) => Math.round(value + ((over[index] ?? 0) - value) * share)));
}
