import { hairBehind, hairInFront } from './bust-hair';
import type { Person } from './figure';
import { colours, darken, lighten, mix } from './palette';
import type { Random } from './random';
import { at, disc, draw, oval, shape, soft, stroke } from './svg';

/** Small differences from face to face. */
interface Features {
  readonly smile: 'closed' | 'open';
  readonly glasses: boolean;
  readonly beard: boolean;
  readonly wide: number;
}

export function chooseFeatures(random: Random): Features {
  return {
    smile: random.pick(['closed', 'closed', 'open']),
    glasses: random.chance(0.17),
    beard: false,
    wide: random.between(0.95, 1.05),
  };
}

/** Head and shoulders in a square of 240, facing the viewer. */
export function bust(person: Person, features: Features): string {
  const face = at(
    120 - 120 * features.wide,
    0,
    1,
    draw`<g transform="scale(${features.wide.toFixed(3)} 1)">${head(person, features)}</g>`,
  );
  return hairBehind(person) + shoulders(person) + neck(person) + face;
}

function neck({ skin }: Person): string {
  const deep = darken(skin, 0.16);
  return (
    shape('M104 130H136V172Q120 188 104 172Z', skin) +
    shape('M104 138Q120 160 136 146V158Q120 172 104 152Z', deep)
  );
}

function shoulders(person: Person): string {
  const { top, main, second } = person;
  const body = shape('M28 244C30 196 54 182 96 170H144C186 182 210 196 212 244Z', main);
  const shade = soft(
    0.14,
    shape('M150 172C188 184 210 198 212 244H176C178 214 170 190 150 172Z', colours.ink),
  );
  const tie =
    shape('M113 186H127L124 196L134 244H106L116 196Z', colours.crimson) +
    stroke('M112 214L130 204M109 232L132 218', mix(colours.crimson, colours.gold, 0.7), 2.5);
  const collar =
    shape('M102 166L120 188L96 200L90 176ZM138 166L120 188L144 200L150 176Z', colours.white) +
    stroke('M120 188L96 200M120 188L144 200', colours.line, 1.6);
  const shirt = shape('M96 170L120 244L144 170Z', colours.white);
  switch (top) {
    case 'blazer':
      return (
        body + shade + shape('M92 172L104 244H136L148 172Z', colours.white) + tie + collar + lapels(main)
      );
    case 'shirt':
      return body + shade + tie + collar;
    case 'robe':
      return (
        body +
        shade +
        shape('M100 166H140L136 188H104Z', second === main ? colours.white : lighten(second, 0.1)) +
        stroke('M120 192V244', darken(main, 0.18), 2)
      );
    case 'blouse':
      return (
        body +
        shade +
        shape('M150 168C186 178 206 194 212 226L120 246H66Z', second) +
        stroke('M150 170L68 244', colours.gold, 4) +
        stroke('M98 172Q120 200 142 172', darken(main, 0.3), 2)
      );
    default:
      return (
        body +
        shade +
        shirt.replace(colours.white, lighten(main, 0.12)) +
        stroke('M98 170Q120 196 142 170M120 188V244', darken(main, 0.3), 2.4)
      );
  }
}

function lapels(cloth: string): string {
  const edge = 'M90 174L70 204L84 210L80 218L106 246M150 174L170 204L156 210L160 218L134 246';
  const folds = 'M90 172L70 204L84 210L80 218L106 246H60ZM150 172L170 204L156 210L160 218L134 246H180Z';
  return (
    shape(folds, lighten(cloth, 0.07)) +
    stroke(edge, darken(cloth, 0.4), 1.6) +
    shape('M172 222h16v12q-8 8-16 0z', colours.gold)
  );
}

function head(person: Person, features: Features): string {
  const { skin } = person;
  const ears =
    person.style === 'veil'
      ? ''
      : oval(79, 104, 8, 11, darken(skin, 0.07)) + oval(161, 104, 8, 11, darken(skin, 0.07));
  const face = shape('M80 92C79 58 161 58 160 92C161 124 146 151 120 152C94 151 79 124 80 92Z', skin);
  const side = soft(
    0.09,
    shape('M146 66C166 84 162 130 130 151C152 146 161 120 160 92C160 80 155 70 146 66Z', colours.ink),
  );
  return (
    ears +
    face +
    side +
    (features.beard ? beard(person) : '') +
    eyes(person) +
    mouth(person, features) +
    hairInFront(person) +
    (features.glasses ? glasses() : '')
  );
}

function eyes({ skin, hair }: Person): string {
  const iris = '#2b1e1f';
  const brow = mix(hair, skin, 0.16);
  const eye = (x: number) =>
    oval(x, 103, 6.6, 5, '#fbf7f0') +
    disc(x, 103, 4.5, iris) +
    disc(x + 1.4, 101.4, 1.3, '#ffffff') +
    stroke(draw`M${x - 7.4} 101.6Q${x} 94.6 ${x + 7.4} 101.6`, iris, 2.2);
  const brows = stroke('M93 90Q102 84 112 88.6M128 88.6Q138 84 147 90', brow, 3.4);
  const nose = stroke('M120 106Q124 117 121 120Q118.6 121.4 115.6 120', darken(skin, 0.26), 2.2);
  return (
    brows +
    eye(103) +
    eye(137) +
    nose +
    soft(0.22, oval(95, 119, 8.6, 5.6, '#c7564a') + oval(145, 119, 8.6, 5.6, '#c7564a'))
  );
}

function mouth({ skin }: Person, { smile }: Features): string {
  const lip = mix(darken(skin, 0.42), '#8c1c2b', 0.3);
  if (smile === 'open')
    return (
      shape('M106 128Q120 131 134 128Q131 143 120 143T106 128Z', lip) +
      shape('M109 129.4Q120 132 131 129.4L129.4 133.6Q120 135.6 110.6 133.6Z', '#fbf7f0')
    );
  return stroke('M107 130Q120 140 133 130', lip, 2.8);
}

function glasses(): string {
  return soft(
    0.9,
    draw`<g fill="#ffffff22" stroke="#2b2a33" stroke-width="2.4"><rect x="88" y="93" width="28" height="21" rx="9"/><rect x="124" y="93" width="28" height="21" rx="9"/><path d="M116 101Q120 98 124 101M88 101L80 98M152 101L160 98"/></g>`,
  );
}

function beard({ hair }: Person): string {
  return shape(
    'M81 104C82 134 96 160 120 161S158 134 159 104C154 122 146 124 136 122Q120 116 104 122C94 124 86 122 81 104Z',
    hair,
  );
}
