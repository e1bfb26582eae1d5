/** @jest-environment node */
import { type Provider, startProvider } from '@school/server-core/testing/provider';
import { createQuietLog } from '@school/server-core/testing/quiet-log';

import { createGateway, type Gateway } from './gateway';

const PAUSE_MS = 1;
const read = async (id: string) => (await gateway.readAll([`subGallery/${id}`], 20_000))[0];
const albumOf = (id: string) => ({
  path: `/api/subGallery?id=${encodeURIComponent(id)}`,
  resource: 'subGallery',
  isBearer: false,
});
const item = (id: string) => ({ _id: id, category: 'PhotoGallery', title: 'Boat day' });

let provider: Provider;
let gateway: Gateway;
let clock = 1;
/** By the start of their addresses; undefined fails. */
let lists: Record<string, object[] | undefined>;

beforeEach(async () => {
  lists = { '/api/gallery/All': [item('boat day'), item('7')], '/api/gallery/R': [item('newest')] };
  provider = await startProvider(({ url }, reply) => {
    reply.header('cache-control', 'max-age=0');
    if (url.startsWith('/api/subGallery')) return reply.send({ title: 'Boat day', attachments: [] });
    const list = Object.entries(lists).find(([start]) => url.startsWith(start))?.[1];
    return list === undefined ? reply.code(500).send() : reply.send(list);
  });
  const upstream = { url: provider.url, timeoutMs: 20_000, pauseMs: PAUSE_MS, now: () => clock };
  gateway = createGateway({
    provider: upstream,
    own: upstream,
    schoolCode: 'RIVER',
    childData: () => 'full',
    isOwnFile: () => false,
    log: createQuietLog(),
  });
});
afterEach(() => provider.close());

const typeOf = async (id: string) => (await gateway.cache.get(albumOf(id))).type;
const albumRequests = () => provider.requests.filter(({ url }) => url.includes('subGallery')).length;

it('requests the albums that a list names, and none of a thousand made-up ones', async () => {
  const madeUp = Array.from({ length: 1_000 }, (_, at) => typeOf(`made-up-${at}`));
  expect(new Set(await Promise.all(madeUp))).toEqual(new Set(['miss']));
  expect(provider.requests).toHaveLength(2);
  expect(await Promise.all(['boat day', '7', 'newest'].map(typeOf))).toEqual(['hit', 'hit', 'hit']);
  expect(albumRequests()).toBe(3);
  expect(await read('made-up')).toMatchObject({ body: undefined });
  expect(await read('7')).toMatchObject({ body: { title: 'Boat day' } });
});

it('finds an album that is newer than the list as soon as the list is no longer fresh', async () => {
  expect(await typeOf('new')).toBe('miss');
  lists['/api/gallery/All']?.push(item('new'));
  expect(await typeOf('new')).toBe('hit');
});

it('requests every album while the list is missing or empty, and says so when an old one cannot be refreshed', async () => {
  const all = lists['/api/gallery/All'];
  delete lists['/api/gallery/All'];
  expect(await typeOf('any')).toBe('hit');
  lists['/api/gallery/All'] = all;
  clock += PAUSE_MS;
  expect(await typeOf('any')).toBe('miss');
  lists['/api/gallery/All'] = [];
  expect(await typeOf('any')).toBe('hit');
  lists['/api/gallery/All'] = all;
  expect(await typeOf('any')).toBe('miss');
  lists = {};
  expect(await typeOf('any')).toBe('error');
  expect(await read('any')).toBeUndefined();
  expect(await typeOf('7')).toBe('hit');
});
