import { mkdirSync } from 'node:fs';
import { join } from 'node:path';

import { copySchool, type SchoolFolder } from '../testing/school-folder';
import { loadContent } from './load';
import { ContentError } from './problems';

type Records = Record<string, unknown>[];

let school: SchoolFolder;
beforeEach(() => {
  school = copySchool();
});
afterEach(() => school.remove());

async function problems(): Promise<readonly string[]> {
  const error: unknown = await loadContent(school.folder).catch((reason: unknown) => reason);
  return error instanceof ContentError ? error.problems : [];
}

const set = (index: number, fields: object) => (records: Records) =>
  void Object.assign(records[index] ?? {}, fields);

it('loads a whole school', async () => {
  const content = await loadContent(school.folder);
  expect(content.profile.shortName).toBe('Rivermouth');
  expect(content.records.news.map((record) => record.title)).toEqual([
    'A new slipway',
    'Library evening',
    'Lost: one anchor',
  ]);
  expect(content.records.topper[1]).toMatchObject({ division: '95.4', attachments: [] });
  expect(content.records.gallery.find(({ category }) => category === 'eBook')?.bytes).toBeGreaterThan(0);
  expect(content.pages['our-motto']).toMatchObject({ blocks: [{ type: 'quote' }] });
  expect(content.files.byPath.has('documents/Monsoon hours.PDF')).toBe(true);
  expect(content.certificates).toHaveLength(2);
});

it('keeps no name and no number of a certificate', async () => {
  const { certificates } = await loadContent(school.folder);
  expect(JSON.stringify(certificates)).not.toMatch(/barrow|2019/i);
});

describe('what is wrong is said in one line', () => {
  const cases: [line: string, breakIt: (folder: SchoolFolder) => void][] = [
    [
      'records/news.json: record 1 ("A new slipway"): fromDate must be a date or empty',
      ({ edit }) => edit('records/news.json', set(0, { fromDate: 'soon' })),
    ],
    [
      'records/events.json: record 2 ("Lantern walk"): images must be a list',
      ({ edit }) => edit('records/events.json', set(1, { images: 'boat.webp' })),
    ],
    [
      'records/events.json: record 1 ("Regatta"): images 1 must be text',
      ({ edit }) => edit('records/events.json', set(0, { images: [7] })),
    ],
    [
      'records/video.json: record 1: title is missing',
      ({ edit }) => edit('records/video.json', set(0, { title: undefined })),
    ],
    [
      'records/birthdays.json: record 1: name must not be empty',
      ({ edit }) => edit('records/birthdays.json', set(0, { name: ' ' })),
    ],
    [
      'records/highlight.json: record 2: must be an object',
      ({ edit }) => edit('records/highlight.json', () => [{ description: 'One' }, 'Two']),
    ],
    [
      'search.json: answers 1 needs text, dates or fact',
      ({ write }) =>
        write('search.json', '{"synonyms":[],"answers":[{"questions":["fee"],"title":"Fee","href":"/TC"}]}'),
    ],
    [
      'search.json: answers 1 href: fees.pdf is not in files/',
      ({ write }) =>
        write(
          'search.json',
          '{"synonyms":[],"answers":[{"questions":["fee"],"title":"Fee","text":"5","href":"/api/image/fees.pdf"}]}',
        ),
    ],
    ['records/news.json: must be a list', ({ write }) => write('records/news.json', '{}')],
    [
      'records/newz.json: is not one of onlineRegistration, highlight, circular, gallery, topper, PrincipalMessage, news, events, birthdays, notification, video, tc',
      ({ write }) => write('records/newz.json', '[]'),
    ],
    [
      'records/gallery.json: record 2 ("Regatta cup"): _id is used twice',
      ({ edit }) => edit('records/gallery.json', set(1, { _id: 'boat-day' })),
    ],
    [
      'records/circular.json: record 1 ("Monsoon hours"): attachments 2: documents/gone.pdf is not in files/',
      ({ edit }) =>
        edit(
          'records/circular.json',
          set(0, { attachments: ['documents/prospectus.pdf', 'documents/gone.pdf'] }),
        ),
    ],
    [
      'profile.json: email must be an e-mail address',
      ({ edit }) => edit('profile.json', (profile: object) => ({ ...profile, email: 'office' })),
    ],
    [
      'profile.json: social 1 network must be twitter, youtube, facebook, instagram, whatsapp or flickr',
      ({ edit }) =>
        edit('profile.json', (profile: object) => ({
          ...profile,
          social: [{ network: 'post', url: 'https://x.example' }],
        })),
    ],
    [
      'pages/home.json: banners: the carousel shows seven pictures (spec §9)',
      ({ edit }) =>
        edit('pages/home.json', ({ banners, ...home }: { banners: unknown[] }) => ({
          ...home,
          banners: banners.slice(1),
        })),
    ],
    [
      'pages/home.json: welcome picture width must be a whole number',
      ({ edit }) =>
        edit('pages/home.json', (home: { welcome: { picture: object } }) => {
          home.welcome.picture = { ...home.welcome.picture, width: 1.5 };
        }),
    ],
    ['pages/fallback.json: is missing', ({ remove }) => remove('pages/fallback.json')],
    [
      'pages/uniform.json: blocks 1 rows 1 1 must be text or an object',
      ({ edit }) =>
        edit('pages/uniform.json', (page: { blocks: { rows: unknown[][] }[] }) => {
          page.blocks[0]?.rows[0]?.splice(0, 1, 5);
        }),
    ],
    [
      'pages/calendar.json: blocks 1 items 1 file: documents/tides.pdf is not in files/',
      ({ edit }) =>
        edit('pages/calendar.json', (page: { blocks: { items: { file: string }[] }[] }) => {
          Object.assign(page.blocks[0]?.items[0] ?? {}, { file: 'documents/tides.pdf' });
        }),
    ],
    [
      'pages/pphelp.json: blocks 1 items 1 href: fees.pdf is not in files/',
      ({ write }) =>
        write(
          'pages/pphelp.json',
          '{"blocks":[{"type":"links","items":[{"label":"Fees","href":"/api/image/fees.pdf"}]}]}',
        ),
    ],
    [
      'records/tc.json: record 2: file is not in certificates/',
      ({ edit }) => edit('records/tc.json', set(1, { file: 'none.jpg' })),
    ],
    [
      'records/tc.json: record 1: file must be a .jpg below certificates/',
      ({ edit }) => edit('records/tc.json', set(0, { file: 'nilo.pdf' })),
    ],
    [
      'records/tc.json: record 2: this name and admission is used twice',
      ({ edit }) => edit('records/tc.json', set(1, { name: 'NILO BARROW', admission: 'rm/2019/07' })),
    ],
    [
      'records/news.json: is not saved as UTF-8 (line 1)',
      ({ write }) => write('records/news.json', Buffer.from('[]', 'utf16le')),
    ],
    ['records/tc.json: is not JSON', ({ write }) => write('records/tc.json', '[{"name": "Nilo Barrow",]')],
  ];

  it.each(cases)('%s', async (line, breakIt) => {
    breakIt(school);
    expect(await problems()).toEqual([line]);
  });

  it('tells where a file is not JSON', async () => {
    school.write('records/news.json', '[\n{"title": "A",\n]');
    const [line] = await problems();
    expect(line).toBe('records/news.json: is not JSON: line 3');
  });

  it('tells a folder that is none', async () => {
    school.remove();
    expect(await problems()).toEqual([`${school.folder}: is not a folder`]);
  });
});

it('lists every problem and shows the first twenty', async () => {
  school.write('records/news.json', JSON.stringify(Array.from({ length: 23 }, () => ({ description: 'x' }))));
  const error: unknown = await loadContent(school.folder).catch((reason: unknown) => reason);
  expect((error as ContentError).problems).toHaveLength(23);
  const lines = (error as ContentError).message.split('\n');
  expect(lines).toHaveLength(21);
  expect(lines.at(-1)).toBe('and 3 more problems');
});

it('takes content ids and web addresses as references', async () => {
  const { files } = await loadContent(school.folder);
  const [id = ''] = files.byId.keys();
  school.edit('records/news.json', set(0, { attachments: [id, 'https://paper.example/a.pdf'] }));
  expect(await problems()).toEqual([]);
});

it('does not read again what has not changed', async () => {
  const first = await loadContent(school.folder);
  school.write('files/documents/prospectus.pdf', 'a new one');
  const second = await loadContent(school.folder, { previous: first });
  expect(second.files.byPath.get('favicon.ico')).toBe(first.files.byPath.get('favicon.ico'));
  expect(second.files.byPath.get('documents/prospectus.pdf')?.hash).not.toBe(
    first.files.byPath.get('documents/prospectus.pdf')?.hash,
  );
});

it('leaves out what begins with a dot', async () => {
  mkdirSync(join(school.folder, 'files/.draft'));
  school.write('files/.draft/secret.pdf', 'x');
  school.write('files/.secret', 'x');
  const { files } = await loadContent(school.folder);
  expect([...files.byPath.keys()].filter((path) => path.includes('secret'))).toEqual([]);
});
