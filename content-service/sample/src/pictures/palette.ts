export const colours = {
  paper: '#fbf8f2',
  ink: '#17233c',
  navy: '#1d3461',
  crimson: '#8c1c2b',
  gold: '#b98a2e',
  line: '#e4dccd',
  white: '#fdfaf4',
  brick: '#b4664b',
  brickDark: '#8e4a39',
  plaster: '#f0e4cd',
  plasterShade: '#d8c5a4',
  roof: '#a9553d',
  leaf: '#6c8c5c',
  leafDark: '#3f6149',
  leafLight: '#9fb67c',
  gulmohar: '#c9492f',
  trunk: '#6d5140',
  wood: '#a9794d',
  woodDark: '#6f4b33',
  woodLight: '#caa06f',
  board: '#2f4a44',
  steel: '#8d9aa5',
  glass: '#bcd6da',
  grey: '#566074',
  saffron: '#e0913a',
  teal: '#3f7f80',
  mustard: '#d6a03f',
  rose: '#c96d6a',
  plum: '#6e3d5c',
  sage: '#8fa77a',
  coral: '#d77c5c',
  indigo: '#40508c',
  lamp: '#f9dc97',
} as const;

export const skins = ['#efc8a0', '#e0ae82', '#cb9168', '#b07a52', '#8f5f40'] as const;

export const hairs = ['#1d1a1f', '#262024', '#33261f'] as const;

export const festive = ['#c9492f', '#d6a03f', '#3f7f80', '#6e3d5c', '#c96d6a', '#40508c', '#8c1c2b'] as const;

export const houses = ['#8c1c2b', '#1d3461', '#d6a03f', '#4f7a55'] as const;

/** The colour `share` of the way from one colour to another. */
export function mix(from: string, to: string, share: number): string {
  const [first, second] = [channels(from), channels(to)];
  const mixed = first.map((value, index) => Math.round(value + ((second[index] ?? 0) - value) * share));
  return `#${mixed.map((value) => value.toString(16).padStart(2, '0')).join('')}`;
}

function channels(colour: string): number[] {
  return [1, 3, 5].map((start) => Number.parseInt(colour.slice(start, start + 2), 16));
}

export function darken(colour: string, share: number): string {
  return mix(colour, colours.ink, share);
}

export function lighten(colour: string, share: number): string {
  return mix(colour, '#fff6e6', share);
}

/** The light of a scene: sky, sun, ground and the tint that all of it is multiplied with. */
export interface Mood {
  readonly sky: readonly [string, string];
  readonly sun: string;
  readonly hill: string;
  readonly grass: string;
  readonly earth: string;
  readonly tint: string;
  readonly tintShare: number;
  readonly lamps: boolean;
  readonly rain: boolean;
}

const day: Mood = {
  sky: ['#a8cddb', '#e6eff0'],
  sun: '#fdf3d6',
  hill: '#8fb0ad',
  grass: '#a6b878',
  earth: '#dabd92',
  tint: '#fff6e2',
  tintShare: 0.4,
  lamps: false,
  rain: false,
};

export const moods = {
  noon: day,
  morning: {
    ...day,
    sky: ['#c4dbe0', '#f8ead2'],
    sun: '#fae3ad',
    hill: '#a3b8b0',
    tint: '#fdeccb',
    tintShare: 0.36,
  },
  afternoon: {
    ...day,
    sky: ['#b5d0d4', '#f7dfb9'],
    sun: '#f8d489',
    hill: '#a9b5a0',
    tint: '#f8d9a4',
    tintShare: 0.42,
  },
  dusk: {
    ...day,
    sky: ['#53628c', '#eab489'],
    sun: '#f6c283',
    hill: '#6f6f8d',
    tint: '#a58fb8',
    tintShare: 0.62,
    lamps: true,
  },
  night: {
    ...day,
    sky: ['#131e38', '#3d4b76'],
    sun: '#f3ead2',
    hill: '#34406a',
    tint: '#6d78ad',
    tintShare: 0.72,
    lamps: true,
  },
  rain: {
    ...day,
    sky: ['#93a5ae', '#d3dad7'],
    sun: '#d3dad7',
    hill: '#8ba09f',
    tint: '#b3c4cb',
    tintShare: 0.6,
    rain: true,
  },
  winter: {
    ...day,
    sky: ['#cfd9db', '#f4ebdf'],
    sun: '#fbeccb',
    hill: '#b9c4c2',
    tint: '#e9e4e2',
    tintShare: 0.6,
  },
} satisfies Record<string, Mood>;

export type MoodName = keyof typeof moods;
