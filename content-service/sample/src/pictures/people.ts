import type { Person } from './figure';
import type { HairStyle } from './heads';
import { colours, festive, hairs, skins } from './palette';
import type { Random } from './random';

export type Dress = 'uniform' | 'summer' | 'sports' | 'dance' | 'festive' | 'science' | 'choir' | 'angel';

const boyHair: readonly [HairStyle, ...HairStyle[]] = [
  'crop',
  'parting',
  'crop',
  'curls',
  'parting',
  'patka',
];
const girlHair: readonly [HairStyle, ...HairStyle[]] = ['plaits', 'ponytail', 'plaits', 'bob', 'plaits'];

type Clothes = Pick<Person, 'top' | 'bottom' | 'main' | 'second'>;

function clothes(random: Random, dress: Dress, girl: boolean, team: string): Clothes {
  const bottom = girl ? 'skirt' : 'trousers';
  const grey = girl ? '#3a4866' : colours.grey;
  switch (dress) {
    case 'uniform':
      return { top: 'blazer', bottom, main: colours.navy, second: grey };
    case 'summer':
      return { top: 'shirt', bottom, main: '#f7f3ea', second: girl ? colours.navy : colours.grey };
    case 'sports':
      return { top: 'tee', bottom: 'shorts', main: team, second: random.chance(0.5) ? '#2b3550' : '#2f3b5c' };
    case 'dance':
      return girl
        ? { top: 'blouse', bottom: 'lehenga', main: random.pick(festive), second: team }
        : { top: 'kurta', bottom: 'trousers', main: team, second: '#efe6d2' };
    case 'festive':
      return girl
        ? {
            top: 'kurta',
            bottom: 'trousers',
            main: random.pick(festive),
            second: random.pick(['#efe6d2', '#d6a03f', '#c96d6a']),
          }
        : {
            top: 'kurta',
            bottom: 'trousers',
            main: random.pick(['#efe6d2', '#d6a03f', '#3f7f80', '#c9a98a', '#7f93ad']),
            second: '#f4eee0',
          };
    case 'science':
      return { top: 'coat', bottom: girl ? 'skirt' : 'trousers', main: '#f4f1ea', second: grey };
    case 'choir':
      return { top: 'robe', bottom: 'gown', main: team, second: colours.white };
    case 'angel':
      return {
        top: 'robe',
        bottom: 'gown',
        main: random.pick(['#f6f1e4', '#e9e2cf', '#b9c7d6', '#d9b98f']),
        second: colours.white,
      };
  }
}

/** A pupil with a face and hair by chance, in the dress asked for; `team` colours shirts and skirts. */
export function pupil(random: Random, dress: Dress, team: string = random.pick(festive)): Person {
  const girl = random.chance(0.52);
  return {
    skin: random.pick(skins),
    hair: random.pick(hairs),
    style: girl ? random.pick(girlHair) : random.pick(boyHair),
    cloth: girl ? colours.crimson : random.pick([colours.navy, colours.crimson, '#2f4a44']),
    ...clothes(random, dress, girl, team),
  };
}

/** A grown-up: a teacher or parent in a sari, a kurta or a shirt. */
export function adult(random: Random): Person {
  const woman = random.chance(0.55);
  const face = { skin: random.pick(skins), hair: random.pick(hairs) };
  if (woman) {
    const sari = random.pick(['#3f7f80', '#8c1c2b', '#6e3d5c', '#d6a03f', '#40508c', '#c96d6a', '#6c8c5c']);
    return {
      ...face,
      style: 'bun',
      cloth: sari,
      top: 'blouse',
      bottom: 'gown',
      main: sari,
      second: random.pick(['#e6cf9a', '#c9a98a', '#b98a2e', '#e9ddc4']),
    };
  }
  return {
    ...face,
    style: random.pick(['parting', 'crop', 'crop', 'turban']),
    cloth: random.pick(['#8c1c2b', '#d6a03f', '#40508c']),
    top: random.pick(['kurta', 'coat']),
    bottom: 'trousers',
    main: random.pick(['#c9b79a', '#7f93ad', '#8fa77a', '#e4d9c2', '#566074']),
    second: random.pick(['#566074', '#efe6d2', '#3c4660']),
  };
}

/** A grandparent: the adult with grey hair. */
export function elder(random: Random): Person {
  const person = adult(random);
  return { ...person, hair: random.pick(['#cfcac4', '#a7a29f', '#e2ddd5']) };
}

/** A sister of the convent in her habit. */
export function sister(random: Random): Person {
  return {
    skin: random.pick(skins),
    hair: '#4a4444',
    style: 'veil',
    cloth: '#39456a',
    top: 'robe',
    bottom: 'gown',
    main: '#e9e3d6',
    second: '#39456a',
  };
}

/** Father, the school's director, in a white cassock. */
export function father(random: Random): Person {
  return {
    skin: random.pick(skins),
    hair: '#a7a29f',
    style: 'parting',
    cloth: colours.crimson,
    top: 'robe',
    bottom: 'gown',
    main: '#f3eee2',
    second: colours.crimson,
  };
}
