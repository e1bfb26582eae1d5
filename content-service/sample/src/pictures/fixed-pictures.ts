import type { MoodName } from './palette';
import { adult, elder } from './people';
import { placeholder } from './placeholders';
import { communicationPortal, manageData, mobileApp, parentPortal } from './portal';
import { directorPortrait, emptyPortrait, principalPortrait } from './portraits';
import { marchPast, race } from './scenes-athletics';
import { campus, chapelScene, corridor, gateScene } from './scenes-campus';
import { assembly, fair, flagHoisting } from './scenes-court';
import { hillRoad, lake } from './scenes-days-out';
import { hall, musicRoom } from './scenes-hall';
import { classroom, examination } from './scenes-lessons';
import { investiture, nativity, play } from './scenes-plays';
import { bench } from './scenes-practice';
import { library, medicalRoom, staffRoom } from './scenes-rooms';
import { football } from './scenes-sport';
import { choir, dance, debate } from './scenes-stage';
import type { Scene } from './view';

/** Pictures of one folder and size, each with its scene and light. */
export interface PictureSet {
  readonly folder: string;
  readonly width: number;
  readonly height: number;
  readonly quality: number;
  readonly scenes: readonly (readonly [string, Scene, MoodName])[];
}

const laboratory = bench(['glassware', 'microscope', 'globe'], 'science', [
  'experiment',
  'chat',
  'experiment',
  'point',
]);

const models = bench(['telescope', 'globe', 'microscope', 'sapling'], 'uniform', [
  'point',
  'chat',
  'present',
]);

const families = hall(
  (random) => (random.chance(0.5) ? elder(random) : adult(random)),
  ['present', 'namaste', 'chat'],
);

/** The pictures that pages and records know by a fixed name. */
export const fixedPictures: readonly PictureSet[] = [
  {
    folder: 'banners',
    width: 1600,
    height: 600,
    quality: 58,
    scenes: [
      ['banner-1', campus, 'morning'],
      ['banner-2', assembly(), 'morning'],
      ['banner-3', classroom, 'noon'],
      ['banner-4', laboratory, 'noon'],
      ['banner-5', race(), 'noon'],
      ['banner-6', library, 'afternoon'],
      ['banner-7', chapelScene, 'dusk'],
    ],
  },
  {
    folder: 'facilities',
    width: 1200,
    height: 800,
    quality: 58,
    scenes: [
      ['classroom', classroom, 'morning'],
      ['examination-room', examination, 'morning'],
      ['medical-room', medicalRoom, 'noon'],
      ['music-room', musicRoom, 'afternoon'],
      ['staff-room', staffRoom, 'afternoon'],
    ],
  },
  {
    folder: 'scenes',
    width: 1200,
    height: 800,
    quality: 58,
    scenes: [
      ['campus', campus, 'afternoon'],
      ['chapel', chapelScene, 'morning'],
      ['library', library, 'morning'],
      ['laboratory', laboratory, 'morning'],
      ['sports-field', football, 'afternoon'],
      ['assembly', assembly('summer'), 'morning'],
      ['stage', dance(), 'dusk'],
      ['gate', gateScene, 'morning'],
    ],
  },
  {
    folder: 'portal',
    width: 1200,
    height: 800,
    quality: 58,
    scenes: [
      ['manage-data', manageData, 'morning'],
      ['parent-portal', parentPortal, 'afternoon'],
      ['communication-portal', communicationPortal, 'noon'],
    ],
  },
  { folder: 'portal', width: 600, height: 900, quality: 58, scenes: [['mobile-app', mobileApp, 'noon']] },
  {
    folder: 'people',
    width: 480,
    height: 600,
    quality: 66,
    scenes: [
      ['principal', principalPortrait, 'afternoon'],
      ['director', directorPortrait, 'morning'],
    ],
  },
  {
    folder: 'people',
    width: 240,
    height: 240,
    quality: 60,
    scenes: [['placeholder', emptyPortrait, 'noon']],
  },
  {
    folder: 'placeholders',
    width: 600,
    height: 400,
    quality: 60,
    scenes: [
      ['event', placeholder('event'), 'noon'],
      ['achievement', placeholder('achievement'), 'noon'],
      ['video', placeholder('video'), 'noon'],
      ['gallery', placeholder('gallery'), 'noon'],
      ['message', placeholder('message'), 'noon'],
    ],
  },
  {
    folder: 'placeholders',
    width: 400,
    height: 400,
    quality: 60,
    scenes: [['book', placeholder('book'), 'noon']],
  },
  {
    folder: 'notices',
    width: 800,
    height: 600,
    quality: 52,
    scenes: [
      ['notice-1', gateScene, 'morning'],
      ['notice-2', laboratory, 'noon'],
      ['notice-3', families, 'winter'],
      ['notice-4', campus, 'dusk'],
    ],
  },
  {
    folder: 'events',
    width: 600,
    height: 400,
    quality: 60,
    scenes: [
      ['event-01', flagHoisting, 'morning'],
      ['event-02', gateScene, 'morning'],
      ['event-03', lake, 'morning'],
      ['event-04', investiture, 'noon'],
      ['event-05', classroom, 'morning'],
      ['event-06', laboratory, 'noon'],
      ['event-07', fair, 'afternoon'],
      ['event-08', chapelScene, 'dusk'],
      ['event-09', library, 'morning'],
      ['event-10', race(), 'noon'],
      ['event-11', nativity, 'night'],
      ['event-12', play, 'dusk'],
    ],
  },
  {
    folder: 'videos',
    width: 640,
    height: 360,
    quality: 60,
    scenes: [
      ['video-01', marchPast, 'morning'],
      ['video-02', corridor, 'morning'],
      ['video-03', debate, 'noon'],
      ['video-04', race(), 'noon'],
      ['video-05', choir(), 'dusk'],
      ['video-06', models, 'noon'],
      ['video-07', library, 'afternoon'],
      ['video-08', hillRoad, 'morning'],
    ],
  },
];
