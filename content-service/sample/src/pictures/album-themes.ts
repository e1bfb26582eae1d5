import type { MoodName } from './palette';
import { elder, pupil } from './people';
import { closeGroup } from './portraits';
import { drill, marchPast, podium, race } from './scenes-athletics';
import { campus, chapelScene, corridor, gateScene } from './scenes-campus';
import { assembly, fair, flagHoisting, gardening } from './scenes-court';
import { hillRoad, kites, lake, monument } from './scenes-days-out';
import { detail } from './scenes-detail';
import { festivalNight } from './scenes-festival';
import { hall } from './scenes-hall';
import { classroom, games } from './scenes-lessons';
import { investiture, nativity, play } from './scenes-plays';
import { art, bench, computerRoom } from './scenes-practice';
import { library } from './scenes-rooms';
import { football, kabaddi, tugOfWar } from './scenes-sport';
import { band, choir, dance, debate, prizeGiving } from './scenes-stage';
import type { Scene } from './view';

/** The scenes of an album's pictures, in this order and repeated, and their light. */
export interface Theme {
  /** Seen whole at first, then from closer by. */
  readonly scenes: readonly [Scene, ...Scene[]];
  /** Faces and things close by: every third picture. */
  readonly close: readonly [Scene, ...Scene[]];
  readonly moods: readonly [MoodName, ...MoodName[]];
}

const families = hall(
  (random) => (random.chance(0.45) ? elder(random) : pupil(random, 'festive')),
  ['chat', 'wave', 'clap', 'namaste', 'present'],
);

const classParty = hall((random) => pupil(random, 'festive'), ['cheer', 'clap', 'wave', 'danceUp', 'chat']);

const science = bench(['glassware', 'microscope', 'globe'], 'science', [
  'experiment',
  'chat',
  'point',
  'experiment',
]);

const models = bench(['telescope', 'globe', 'microscope', 'sapling'], 'uniform', [
  'point',
  'chat',
  'present',
]);

export const themes = {
  annualDay: {
    scenes: [dance(), choir(), prizeGiving, play, band, dance(['danceSide', 'danceUp'])],
    close: [closeGroup('dance'), detail(['trophy', 'medal', 'drums'])],
    moods: ['dusk', 'night'],
  },
  childrensDay: {
    scenes: [fair, classParty, kites, tugOfWar, games, play],
    close: [closeGroup('festive')],
    moods: ['noon', 'afternoon', 'winter'],
  },
  lights: {
    scenes: [festivalNight, dance(['danceLow', 'danceUp'])],
    close: [detail(['diyas', 'rangoli', 'lantern']), closeGroup('festive')],
    moods: ['night', 'dusk'],
  },
  science: {
    scenes: [science, models, fair, computerRoom, prizeGiving],
    close: [detail(['glassware', 'microscope', 'telescope', 'globe']), closeGroup('science')],
    moods: ['morning', 'noon'],
  },
  grandparents: {
    scenes: [families, choir('summer'), gateScene, families, play, library],
    close: [closeGroup('uniform')],
    moods: ['morning', 'afternoon'],
  },
  cleanliness: {
    scenes: [
      gardening(['sweep', 'carry', 'sweep']),
      corridor,
      gateScene,
      gardening(['sweep', 'plant', 'chat']),
      assembly('summer'),
    ],
    close: [closeGroup('summer')],
    moods: ['morning', 'noon'],
  },
  teachers: {
    scenes: [choir('summer'), classroom, classParty, dance(), prizeGiving],
    close: [closeGroup('uniform'), detail(['books', 'globe'])],
    moods: ['morning', 'afternoon'],
  },
  nation: {
    scenes: [
      flagHoisting,
      marchPast,
      assembly('summer'),
      dance(['danceUp', 'danceSide', 'wave']),
      choir('summer'),
      flagHoisting,
    ],
    close: [closeGroup('summer')],
    moods: ['morning', 'noon'],
  },
  planting: {
    scenes: [
      gardening(['plant', 'carry', 'plant']),
      gardening(['carry', 'chat', 'plant', 'point']),
      corridor,
      lake,
    ],
    close: [detail(['sapling']), closeGroup('sports')],
    moods: ['rain', 'morning', 'rain'],
  },
  investiture: {
    scenes: [investiture, assembly(), flagHoisting, marchPast, prizeGiving],
    close: [closeGroup('uniform')],
    moods: ['morning', 'noon'],
  },
  yoga: {
    scenes: [
      drill(['treePose', 'warrior', 'stretch']),
      drill(['stretch', 'namaste', 'warrior']),
      campus,
      drill(['treePose', 'namaste']),
    ],
    close: [closeGroup('summer')],
    moods: ['morning', 'rain', 'morning'],
  },
  art: {
    scenes: [art, fair, bench(['palette', 'sapling', 'lantern'], 'summer', ['paint', 'paint', 'chat'])],
    close: [detail(['palette', 'rangoli']), closeGroup('summer')],
    moods: ['morning', 'afternoon'],
  },
  football: {
    scenes: [football, podium],
    close: [closeGroup('sports'), detail(['ball', 'trophy', 'medal'])],
    moods: ['afternoon', 'noon', 'winter'],
  },
  kabaddi: {
    scenes: [kabaddi, podium, kabaddi, tugOfWar],
    close: [closeGroup('sports'), detail(['medal', 'trophy'])],
    moods: ['afternoon', 'noon'],
  },
  sportsDay: {
    scenes: [
      race(),
      marchPast,
      race(['run', 'sprint']),
      podium,
      tugOfWar,
      drill(['jump', 'stretch'], 'sports'),
      kabaddi,
    ],
    close: [closeGroup('sports'), detail(['medal', 'trophy'])],
    moods: ['morning', 'winter', 'noon'],
  },
  farewell: {
    scenes: [classParty, campus, choir('uniform'), corridor, prizeGiving, band],
    close: [closeGroup('uniform')],
    moods: ['afternoon', 'dusk'],
  },
  christmas: {
    scenes: [nativity, choir(), chapelScene, festivalNight],
    close: [detail(['lantern', 'diyas']), closeGroup('choir')],
    moods: ['night', 'dusk'],
  },
  feast: {
    scenes: [chapelScene, choir(), assembly(), campus, families],
    close: [closeGroup('choir')],
    moods: ['morning', 'winter'],
  },
  books: {
    scenes: [library, fair, classroom, debate],
    close: [detail(['books', 'globe']), closeGroup('uniform')],
    moods: ['morning', 'afternoon'],
  },
  heritage: {
    scenes: [monument, hillRoad, monument, lake],
    close: [closeGroup('summer')],
    moods: ['morning', 'afternoon', 'winter'],
  },
  hills: {
    scenes: [hillRoad, lake, monument, hillRoad, kites],
    close: [closeGroup('summer')],
    moods: ['noon', 'morning', 'winter'],
  },
  computing: {
    scenes: [computerRoom, games, debate],
    close: [closeGroup('uniform'), detail(['chess', 'books'])],
    moods: ['noon', 'morning'],
  },
  music: {
    scenes: [band, choir(), dance(), band],
    close: [detail(['drums']), closeGroup('choir')],
    moods: ['dusk', 'night'],
  },
  debate: {
    scenes: [debate, classroom, prizeGiving, debate],
    close: [closeGroup('uniform'), detail(['books', 'trophy'])],
    moods: ['morning', 'afternoon'],
  },
  littleOnes: {
    scenes: [play, classParty, prizeGiving, families, gateScene, art],
    close: [closeGroup('choir')],
    moods: ['morning', 'noon'],
  },
  kites: {
    scenes: [kites, fair],
    close: [detail(['kite']), closeGroup('festive')],
    moods: ['winter', 'morning', 'noon'],
  },
} satisfies Record<string, Theme>;

export type ThemeName = keyof typeof themes;
