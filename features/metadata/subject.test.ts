import type { RouteData } from '@school/contract';
import { pathOf, type SharedPicture } from '@school/server/derived/entries';
import { profile } from '@school/server/testing/sample-input';

import { subjectOf } from './subject';
import type { SubjectSource } from './types';

const now = Date.parse('2026-11-20T06:00:00Z');
const news = [
  {
    title: 'Girls win the district',
    description: 'They won 31 to 27.',
    fromDate: '2023-02-08',
    attachments: [],
  },
  { title: 'A  new bus', description: '', fromDate: '2026-03-01', attachments: ['bus.jpg', 'plan.pdf'] },
  { title: 'A new field', description: '', fromDate: '2026-12-24', attachments: [] },
];

function routeOf(path: string, ...resources: string[]): RouteData {
  return { path, title: path.slice(1), trail: [], resources };
}

function describe(route: RouteData, records: readonly object[], search = '', photo?: SharedPicture) {
  const [key = ''] = route.resources;
  const query = new URLSearchParams(search);
  const name = query.has('id') ? `subGallery/${query.get('id')}` : key;
  const seed = { [name]: { records, at: now } };
  const source: SubjectSource = { route, query, seed, profile, timeZone: 'Asia/Kolkata', now, photo };
  return subjectOf(source);
}

it('names what a list has to show: what is to come, then the newest', () => {
  expect(describe(routeOf('/News', 'news/all'), news)).toEqual({
    title: 'News',
    description: 'News: A new field · A  new bus · Girls win the district.'.replace('  ', ' '),
    picture: { src: '/api/image/bus.jpg', alt: 'A  new bus' },
  });
});

it('is the record that an address names by its id', () => {
  const route = routeOf('/News', 'news/all');
  const named = news.map((record, at) => ({ ...record, _id: `news ${at}` }));
  const { entry, ...subject } = describe(route, named, '?news=news+0');
  expect(subject).toEqual({
    title: 'Girls win the district',
    description: 'They won 31 to 27.',
    picture: undefined,
  });
  expect(pathOf(route, new URLSearchParams(), entry)).toBe('/News?news=news+0');
  expect(describe(route, named, '?news=news+9')).toMatchObject({ title: 'News' });
});

it('shows a record by its own picture and that picture’s text', () => {
  const picture = { file: 'news/field.jpg', alt: 'Goals on cut grass' };
  const own = { _id: 'field', title: 'A new field', description: '', picture, attachments: ['plan.jpg'] };
  expect(describe(routeOf('/News', 'news/all'), [own], '?news=field').picture).toEqual({
    src: '/api/image/news/field.jpg',
    alt: 'Goals on cut grass',
  });
});

it('is an event with its date', () => {
  const event = { _id: 'fete', title: 'Fete', description: '', date: '2026-11-28', venue: 'Field' };
  const { title } = describe(routeOf('/Events', 'events/All'), [event], '?event=fete');
  expect(title).toBe('Fete, 28/11/2026');
});

it('is an album, and the photo of it that the address names', () => {
  const route = routeOf('/SubGallery', 'subGallery?id');
  const fete = { title: 'Fete', description: 'Twenty stalls.', date: '', attachments: ['1.webp', '2.webp'] };
  const album = { title: 'Fete', picture: { src: '/api/image/1.webp', alt: 'Fete' } };
  expect(describe(route, [fete], '?id=7')).toMatchObject(album);
  const picture = { src: '/api/image/2.webp', alt: 'Fete & fun: photo 2 of 2' };
  expect(describe(route, [fete], '?id=7&photo=2', picture)).toMatchObject({
    title: 'Fete & fun: photo 2 of 2',
    picture,
  });
});

it('names no pupil of a list of people', () => {
  const toppers = [{ title: 'Asha Rao', name: 'Asha Rao', class: 'X', attachments: ['asha.webp'] }];
  const subject = describe(routeOf('/ToppersICSE', 'topper', 'content/results'), toppers);
  expect(JSON.stringify(subject)).not.toMatch(/asha/i);
  expect(subject.description).toBe('ToppersICSE at St. Bede School, Riverton.');
});

it('has the first words and the first picture of a page of content', () => {
  const blocks = [
    { type: 'heading', text: 'Hours' },
    {
      type: 'paragraph',
      text: 'The office is open on working days from 8:00 to 12:30 in summer. Knock twice. '.repeat(9),
    },
    { type: 'pictures', items: [{ file: 'gate.webp', alt: 'The gate', width: 1, height: 1 }] },
  ];
  expect(describe(routeOf('/Contact', 'content/contact'), [{ blocks }])).toMatchObject({
    title: 'Contact',
    description: 'The office is open on working days from 8:00 to 12:30 in summer. Knock twice.',
    picture: { src: '/api/image/gate.webp', alt: 'The gate' },
  });
});

it('cuts a sentence without an end between words', () => {
  const text = `${'word '.repeat(80)}\u{1F600}`;
  const { description } = describe(routeOf('/Long', 'content/long'), [{ blocks: [{ text }] }]);
  expect(description).toMatch(/^(?:word )+word…$/);
  expect(description.length).toBeLessThanOrEqual(201);
});
