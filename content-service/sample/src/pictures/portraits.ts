import { bust, chooseFeatures } from './bust';
import type { Person } from './figure';
import { bookcase, window } from './furniture';
import { bush, hills, lawn, sky } from './nature';
import { colours, lighten, mix } from './palette';
import { type Dress, pupil } from './people';
import { at, box, disc, glow, repeat, shape, soft, stroke, turn } from './svg';
import { lit, type Scene, type View } from './view';

const grounds = [
  '#d9e0d6',
  '#e8d9bd',
  '#d3dde2',
  '#ead1c1',
  '#dcd6e0',
  '#e4dfc4',
  '#cfd9cf',
  '#e9ddcf',
] as const;

/** A pupil's avatar: a bust on a quiet ground with one large soft shape. */
export const avatar: Scene = ({ random }) => {
  const ground = random.pick(grounds);
  const person = pupil(random, random.chance(0.72) ? 'uniform' : 'summer');
  const back =
    box(0, 0, 800, 800, ground) +
    disc(random.between(300, 500), random.between(330, 430), 330, lighten(ground, 0.45));
  return back + at(0, 14, 3.3334, bust(person, chooseFeatures(random)));
};

/** A pupil without a face, for records that have no photo. */
export const emptyPortrait: Scene = () =>
  box(0, 0, 800, 800, '#e4dfd2') +
  disc(400, 390, 330, '#efeadf') +
  shape('M92 812C100 660 190 610 320 576H480C610 610 700 660 708 812Z', '#b9bdc4') +
  shape('M348 440H452V590Q400 640 348 590Z', '#c9ccd0') +
  shape('M268 320C264 190 536 190 532 320C536 420 486 512 400 514C314 512 264 420 268 320Z', '#d3d5d8');

function study(view: View, tone: string): string {
  const { random, mood } = view;
  return (
    box(0, 0, 700, 800, tone) +
    bookcase(random, -30, 60, 250, 560) +
    window(random, mood, 380, 70, 200, 430) +
    soft(0.35, box(0, 0, 700, 800, mix(tone, colours.paper, 0.5)))
  );
}

const principalPerson: Person = {
  skin: '#cb9168',
  hair: '#4a4444',
  style: 'veil',
  cloth: '#39456a',
  top: 'robe',
  bottom: 'gown',
  main: '#f1ecdf',
  second: '#f1ecdf',
};

/** The Principal, a sister in her habit, half-length in her study. */
export const principalPortrait: Scene = (view) => {
  const cross =
    stroke('M128 214V242M118 224H138', colours.gold, 3.6) +
    stroke('M96 184Q112 206 128 214Q142 204 146 184', '#7b6a52', 1.3);
  const face = bust(principalPerson, { smile: 'closed', glasses: true, beard: false, wide: 1.02 });
  return lit(
    view,
    study(view, '#d9cdb4') +
      glow(420, 260, 420, '#fff0cf', 0.5) +
      at(
        -58,
        34,
        3.15,
        shape('M10 260C14 206 40 186 96 172H144C200 186 226 206 230 260Z', '#e4ddcb') + face + cross,
      ),
  );
};

const directorPerson: Person = {
  skin: '#b07a52',
  hair: '#b9b4ae',
  style: 'parting',
  cloth: colours.crimson,
  top: 'kurta',
  bottom: 'gown',
  main: '#2b3144',
  second: '#2b3144',
};

/** The Director, a priest with a grey beard, half-length in his study. */
export const directorPortrait: Scene = (view) => {
  const collar =
    shape('M98 162Q120 186 142 162L145 184Q120 202 95 184Z', '#2b3144') +
    shape('M108 175Q120 183 132 175L132 189Q120 195 108 189Z', colours.white) +
    stroke('M162 226V246M154 232H170', colours.gold, 3);
  const face = bust(directorPerson, { smile: 'closed', glasses: true, beard: true, wide: 1.06 });
  return lit(
    view,
    study(view, '#cfd3cc') + glow(420, 260, 420, '#fff0cf', 0.5) + at(-58, 34, 3.15, face + collar),
  );
};

/** Two or three pupils close by, in front of the garden. */
export function closeGroup(dress: Dress, team?: string): Scene {
  return (view) => {
    const { random, width } = view;
    const count = random.whole(2, 3);
    const outside =
      sky(view, 600) +
      hills(view, 600) +
      lawn(view, 600) +
      repeat(6, (index) =>
        bush(
          random,
          (index / 5) * width,
          680,
          random.between(300, 460),
          random.chance(0.6) ? colours.rose : '',
        ),
      );
    const person = (index: number) => {
      const scale = random.between(2.7, 3);
      const x = width / 2 + (index - (count - 1) / 2) * random.between(330, 370) - 120 * scale;
      const y = 812 - 240 * scale + random.between(0, 70);
      return turn(
        random.between(-4, 4),
        x + 120 * scale,
        800,
        at(x, y, scale, bust(pupil(random, dress, team), chooseFeatures(random))),
      );
    };
    return (
      lit(view, soft(0.7, outside)) +
      lit(
        { ...view, mood: { ...view.mood, rain: false, tintShare: view.mood.tintShare * 0.25 } },
        repeat(count, person),
      )
    );
  };
}
