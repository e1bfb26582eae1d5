import { mkdirSync } from 'node:fs';
import { join } from 'node:path';

import { copySchool, type FileChange, type SchoolFolder, setFields as set } from '../testing/school-folder';
import { loadContent } from './load';
import { ContentError } from './problems';

let school: SchoolFolder;
beforeEach(() => {
  school = copySchool();
});
afterEach(() => school.remove());

async function problems(): Promise<readonly string[]> {
  const error: unknown = await loadContent(school.folder).catch((reason: unknown) => reason);
  return error instanceof ContentError ? error.problems : [];
}

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
  const answer = (fields: object) =>
    JSON.stringify({ synonyms: [], answers: [{ questions: ['fee'], title: 'Fee', ...fields }] });
  const nested = (begin: string, value: string, end: string) =>
    begin.repeat(200_000) + value + end.repeat(200_000);
  const links = JSON.stringify({
    blocks: [{ type: 'links', items: [{ label: 'Fees', href: '/api/image/fees.pdf' }] }],
  });

  it.each<[line: string, change: FileChange]>([
    [
      'records/news.json: record 1 ("A new slipway"): fromDate must be a date or empty',
      set(0, { fromDate: 'soon' }),
    ],
    [
      'records/events.json: record 2 ("Lantern walk"): images must be a list',
      set(1, { images: 'boat.webp' }),
    ],
    ['records/events.json: record 1 ("Regatta"): images 1 must be text', set(0, { images: [7] })],
    [
      'records/news.json: record 1 ("A new slipway"): picture alt is missing',
      set(0, { picture: { file: 'pictures/boat.jpg' } }),
    ],
    [
      'records/circular.json: record 1 ("Monsoon hours"): picture file must be a picture in files/',
      set(0, { picture: { file: 'documents/prospectus.pdf', alt: 'Rain' } }),
    ],
    [
      'records/news.json: record 1 ("A new slipway"): picture file: pictures/gone.jpg is not in files/',
      set(0, { picture: { file: 'pictures/gone.jpg', alt: 'A slip' } }),
    ],
    ['records/video.json: record 1: title is missing', set(0, { title: undefined })],
    ['records/birthdays.json: record 1: name must not be empty', set(0, { name: ' ' })],
    ['records/highlight.json: record 2: must be an object', () => [{ description: 'One' }, 'Two']],
    ['search.json: answers 1 needs text, dates or fact', answer({ href: '/TC' })],
    [
      'search.json: answers 1 href: fees.pdf is not in files/',
      answer({ text: '5', href: '/api/image/fees.pdf' }),
    ],
    ['records/news.json: must be a list', '{}'],
    ['records/gallery.json: record 2 ("Regatta cup"): _id is used twice', set(1, { _id: 'boat-day' })],
    [
      'records/circular.json: record 1 ("Monsoon hours"): attachments 2: documents/gone.pdf is not in files/',
      set(0, { attachments: ['documents/prospectus.pdf', 'documents/gone.pdf'] }),
    ],
    ['profile.json: email must be an e-mail address', (profile: object) => ({ ...profile, email: 'office' })],
    [
      'profile.json: social 1 network must be twitter, youtube, facebook, instagram, whatsapp or flickr',
      (profile: object) => ({ ...profile, social: [{ network: 'post', url: 'https://x.example' }] }),
    ],
    [
      'pages/home.json: banners: the carousel shows seven pictures (spec §9)',
      ({ banners, ...home }: { banners: unknown[] }) => ({ ...home, banners: banners.slice(1) }),
    ],
    [
      'pages/home.json: welcome picture width must be a whole number',
      ({ welcome }: { welcome: { picture: object } }) => void Object.assign(welcome.picture, { width: 1.5 }),
    ],
    ['pages/fallback.json: is missing', undefined],
    [
      'pages/uniform.json: blocks 1 rows 1 1 must be text or an object',
      (page: { blocks: { rows: unknown[][] }[] }) => void page.blocks[0]?.rows[0]?.splice(0, 1, 5),
    ],
    [
      'pages/uniform.json: blocks 1: seasons need a day for each column after the first',
      (page: { blocks: object[] }) => void Object.assign(page.blocks[0] ?? {}, { seasons: [] }),
    ],
    [
      'pages/calendar.json: blocks 1 items 1 file: documents/tides.pdf is not in files/',
      (page: { blocks: { items: { file: string }[] }[] }) =>
        void Object.assign(page.blocks[0]?.items[0] ?? {}, { file: 'documents/tides.pdf' }),
    ],
    ['pages/pphelp.json: blocks 1 items 1 href: fees.pdf is not in files/', links],
    ['records/tc.json: record 2: file is not in certificates/', set(1, { file: 'none.jpg' })],
    ['records/tc.json: record 1: file must be a .jpg below certificates/', set(0, { file: 'nilo.pdf' })],
    [
      'records/tc.json: record 2: this name and admission is used twice',
      set(1, { name: 'NILO BARROW', admission: 'rm/2019/07' }),
    ],
    ['records/news.json: is not saved as UTF-8 (line 1)', Buffer.from('[]', 'utf16le')],
    ['records/news.json: has too many brackets within each other', nested('[ ', '0', ' ]')],
    ['records/tc.json: has too many brackets within each other', nested('[{"a":', '0', '}]')],
    ['records/tc.json: is not JSON: line 1', '[{"name": "Nilo Barrow",]'],
  ])('%s', async (line, change) => {
    school.change(line.split(':', 1)[0] ?? '', change);
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

it('checks a list again when its text or a file has changed', async () => {
  school.edit('records/events.json', set(0, { venu: 'Pier' }));
  const line = 'records/events.json: record 1 ("Regatta"): venu is not a known field';
  const first = await loadContent(school.folder);
  school.edit('records/news.json', set(0, { title: 'The old slipway' }));
  const second = await loadContent(school.folder, { previous: first });
  expect(second.records.events).toBe(first.records.events);
  expect(second.records.news[0]?.title).toBe('The old slipway');
  expect([first.warnings, second.warnings]).toEqual([[line], [line]]);
  school.remove('files/documents/Monsoon hours.PDF');
  await expect(loadContent(school.folder, { previous: second })).rejects.toThrow('is not in files/');
});

it('leaves out what begins with a dot', async () => {
  mkdirSync(join(school.folder, 'files/.draft'));
  school.write('files/.draft/secret.pdf', 'x');
  school.write('files/.secret', 'x');
  const { files } = await loadContent(school.folder);
  expect([...files.byPath.keys()].filter((path) => path.includes('secret'))).toEqual([]);
});
