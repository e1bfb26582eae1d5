import type { ChildData } from '@school/contract';

import { createQuietLog } from '../testing/quiet-log';
import { createWithheld, nothingWithheld } from '../withheld/withheld';
import { createPrepareRecords, type PrepareRecords } from './prepare-records';

let childData: ChildData = 'full';
let log = createQuietLog();
let prepareBytes: PrepareRecords;

beforeEach(() => {
  childData = 'full';
  log = createQuietLog();
  prepareBytes = createPrepareRecords(() => ({ profile: { childData }, withheld: nothingWithheld }), log);
});

const bytesOf = (body: unknown) => Buffer.from(JSON.stringify(body));
const prepare = (resource: string, body: unknown) => prepareBytes(resource, bytesOf(body))?.english;

const pupil = { name: 'Asha Rao', class: 'X', attachments: ['people/asha-rao.webp'] };
const secrets = { dateOfBirth: '2010-05-01', fatherName: 'Mohan Rao', phone: '98765', address: 'Hill Road' };

it('lets no field leave that the site does not show', () => {
  for (const list of ['topper', 'birthdays']) {
    expect(JSON.stringify(prepare(list, [{ ...pupil, ...secrets, date: '2010-05-01' }]))).not.toMatch(
      /2010|Mohan|98765|Hill/,
    );
  }
  expect(prepare('topper', [{ ...pupil, ...secrets }])).toEqual([
    { _id: '', stream: '', division: '', year: '', ...pupil },
  ]);
  const album = { title: 'Boat day', attachments: ['1.webp'], uploadedBy: secrets };
  expect(prepare('subGallery', [album])).toEqual({
    _id: '',
    title: 'Boat day',
    description: '',
    date: '',
    attachments: ['1.webp'],
  });
});

it('gives nothing for an album under off', () => {
  childData = 'off';
  expect(prepare('subGallery', { title: 'Boat day' })).toBeUndefined();
});

it.each(['no-photos', 'initials', 'off'] as const)('leaves out what is no record under %s', (policy) => {
  childData = policy;
  for (const list of ['topper', 'birthdays', 'gallery', 'gallery/All']) {
    expect(prepare(list, [null, 'text', [], 7])).toEqual([]);
    for (const body of [null, 'text', 7, {}])
      expect(() => prepare(list, body)).toThrow(
        'the answer of the provider cannot be read: it must be a list',
      );
  }
});

it.each(['no-photos', 'initials'] as const)('shows no picture of an album in a list under %s', (policy) => {
  childData = policy;
  expect(prepare('subGallery', [{ title: 'Boat day', attachments: ['a.webp'] }])).toMatchObject({
    title: 'Boat day',
    attachments: [],
  });
});

it('logs 20,000 bad records in one line', () => {
  const bad = Array.from({ length: 20_000 }, () => ({ title: {} }));
  expect(prepare('news/all', bad)).toEqual([]);
  expect(log.problems).toEqual(['news/all: 20000 of 20000 dropped; record 1: title must be text']);
});

it.each([
  ['news/all', { message: 'maintenance' }, 'must be a list'],
  ['news/all', null, 'must be a list'],
  ['subGallery', {}, 'title is missing'],
  ['subGallery', [], 'the record is missing'],
  ['subGallery', null, 'the record must be object'],
])('fails for %s answered by %j', (resource, body, reason) => {
  expect(() => prepareBytes(resource, bytesOf(body))).toThrow(
    `the answer of the provider cannot be read: it ${reason}`,
  );
});

it('leaves out a translation that is wrong, and shows none that names a child who has said no', () => {
  const withheld = createWithheld({ records: [], files: [], names: ['Asha Rao'] });
  const news = [
    { title: 'A new slipway', title_hi: '', description_hi: 'नया घाट' },
    { title: 'Asha Rao wins', title_hi: 'आशा राव जीतीं' },
  ];
  const prepareNamed = createPrepareRecords(() => ({ profile: { childData }, withheld }), log);
  expect(prepareNamed('news/all', bytesOf(news))?.translated.get('hi')).toMatchObject([
    { title: 'A new slipway', description: 'नया घाट' },
    { title: 'A. R. wins' },
  ]);
  expect(log.problems).toEqual(['news/all: 1 translations left out; record 1: title_hi must not be empty']);
});
