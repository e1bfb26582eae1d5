/** @jest-environment node */
import { createHash, type Hash } from 'node:crypto';

import { contentHash } from '@school/server-core/http/content-hash';
import { createQuietLog } from '@school/server-core/testing/quiet-log';
import type { ChildData } from '@school/shared-deps/contract';
import { Piscina } from 'piscina';

import { createPrepareRecords, type PrepareRecords } from './prepare-records';

let childData: ChildData = 'full';
let log = createQuietLog();
let records: PrepareRecords;

beforeEach(() => {
  childData = 'full';
  log = createQuietLog();
  records = createPrepareRecords({ childData: () => childData, log });
});

const bytesOf = (body: unknown) => Buffer.from(JSON.stringify(body));
/** The JSON of an answer, as records. */
const prepare = (resource: string, body: unknown): unknown => {
  const json = records.prepareNow(resource, bytesOf(body));
  return json && JSON.parse(json.toString());
};

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

it('lets no name of a pupil leave under initials, not even in a file’s name or an id', () => {
  childData = 'initials';
  const item = { ...pupil, ...secrets, _id: 'asha-rao', title: 'Cup', category: 'achievements ' };
  for (const resource of ['topper', 'birthdays']) {
    expect(JSON.stringify(prepare(resource, [item]))).not.toMatch(/asha|rao/i);
  }
  expect(prepare('gallery/All', [item])).toMatchObject([{ title: 'Cup', attachments: [] }]);
  expect(prepare('subGallery', item)).toMatchObject({ attachments: [] });
});

it('gives nothing for an album under off', () => {
  childData = 'off';
  expect(prepare('subGallery', { title: 'Boat day' })).toBeUndefined();
});

it('logs 20,000 bad records in one line, and again only when they are others', () => {
  const bad = Array.from({ length: 20_000 }, () => ({ title: 7 }));
  expect(prepare('news/all', bad)).toEqual([]);
  prepare('news/all', bad);
  expect(log.problems).toEqual(['news/all: 20000 of 20000 dropped; record 1: title must be string']);
  prepare('news/all', bad.slice(1));
  prepare('news/all', []);
  prepare('news/all', bad.slice(1));
  expect(log.problems).toHaveLength(3);
});

it.each([
  ['news/all', { message: 'maintenance' }, 'must be a list'],
  ['news/all', null, 'must be a list'],
  ['subGallery', {}, 'title is missing'],
  ['subGallery', [], 'the record is missing'],
  ['subGallery', null, 'the record must be object'],
])('fails for %s answered by %j', async (resource, body, reason) => {
  await expect(records.prepare(resource, bytesOf(body))).rejects.toThrow(
    `the answer of the provider cannot be read: it ${reason}`,
  );
});

it('prepares and hashes a long list in a thread', async () => {
  const list = Array.from({ length: 5_000 }, (_, at) => ({ ...pupil, ...secrets, _id: String(at) }));
  const thread = jest.spyOn(Piscina.prototype, 'run');
  const prepared = await records.prepare('topper', bytesOf([...list, {}]));
  const hashing = jest.spyOn(Object.getPrototypeOf(createHash('sha256')) as Hash, 'update');
  expect(contentHash(prepared ?? Buffer.alloc(0))).toMatch(/^[\da-f]{64}$/);
  expect(hashing).not.toHaveBeenCalled();
  hashing.mockRestore();
  expect(JSON.parse(String(prepared))).toEqual(prepare('topper', list));
  await records.prepare('topper', bytesOf(list.slice(0, 10)));
  expect(thread).toHaveBeenCalledTimes(1);
  expect(log.problems).toEqual(['topper: 1 of 5001 dropped; record 5001: class is missing']);
}, 60_000);
