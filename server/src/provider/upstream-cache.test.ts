import { until } from '@school/shared-deps/testing/until';

import { type Provider, startProvider } from '../testing/provider';
import { createSignal } from '../testing/signal';
import type { Reading, RecordSource } from './record-source';
import { createUpstreamCache } from './upstream-cache';

const PAUSE_MS = 50;
const minutes = 60_000;
const albumOf = (id: number | string) => `subGallery/${id}`;

let provider: Provider;
let clock: number;
let isHidden: boolean;
let prepareCalls = 0;

beforeEach(async () => {
  provider = await startProvider((_request, reply) => reply.header('cache-control', 'max-age=0').send([{}]));
  clock = Date.now();
  isHidden = false;
});
afterEach(() => provider.close());

const prepare = (_resource: string, bytes: Uint8Array) => {
  prepareCalls += 1;
  const english = isHidden ? [] : (JSON.parse(Buffer.from(bytes).toString()) as object);
  return { english, translated: new Map<never, never>() };
};
const createCache = (maxAlbumBytes?: number): RecordSource =>
  createUpstreamCache({
    upstream: { url: provider.url, timeoutMs: 20_000, pauseMs: PAUSE_MS, now: () => clock },
    schoolCode: 'RIVER',
    prepare,
    onFailure: () => undefined,
    ...(maxAlbumBytes && { maxAlbumBytes }),
  });
const later = (ms = 31_000) => (clock += ms);
const times = <T>(count: number, make: (at: number) => T) =>
  Array.from({ length: count }, (_, at) => make(at));
const contentIn = ({ value }: Reading) => (typeof value === 'object' ? value.content : undefined);
const typeOf = ({ value, why }: Reading) => {
  if (value === 'missing') return 'miss';
  return value === undefined ? 'error' : why === undefined ? 'hit' : 'stale';
};
const typesOf = async (cache: RecordSource, ids: (number | string)[]) =>
  new Set(await Promise.all(ids.map(async (id) => typeOf(await cache.read(albumOf(id))))));

describe('albums', () => {
  const answerAlbums = () =>
    provider.answer(({ url }, reply) =>
      url.includes('made-up') ? reply.code(404).send() : { title: 'Boat day', attachments: [] },
    );

  it('stay while 600 made-up ids are wanted, in an outage too', async () => {
    answerAlbums();
    const cache = createCache();
    const real = times(30, (at) => at);
    expect(await typesOf(cache, real)).toEqual(new Set(['hit']));
    const madeUp = times(600, (at) => `made-up-${at}`);
    expect(await typesOf(cache, madeUp.slice(0, 20))).toEqual(new Set(['miss']));
    later();
    provider.answer((_request, reply) => reply.code(503).send());
    for (let at = 0; at < 600; at += 20) await typesOf(cache, madeUp.slice(at, at + 20));
    expect(await typesOf(cache, real)).toEqual(new Set(['stale']));
  });

  it('that are not there get no request for half a minute', async () => {
    answerAlbums();
    const cache = createCache();
    expect(await typesOf(cache, ['made-up'])).toEqual(new Set(['miss']));
    later(29_000);
    expect(await cache.readWithin(albumOf('made-up'), 100)).toBe('missing');
    expect(provider.requests).toHaveLength(1);
    later(2_000);
    expect(await typesOf(cache, ['made-up'])).toEqual(new Set(['miss']));
    expect(provider.requests).toHaveLength(2);
  });

  it('stay after a refusal, and go when the provider has them no longer', async () => {
    const cache = createCache();
    answerAlbums();
    await cache.read(albumOf(1));
    for (const [status, type] of [
      [403, 'stale'],
      [410, 'miss'],
      [500, 'error'],
    ] as const) {
      later();
      provider.answer((_request, reply) => reply.code(status).send());
      expect(typeOf(await cache.read(albumOf(1)))).toBe(type);
    }
  });

  it('make room for one another by their bytes', async () => {
    const cache = createCache(100_000);
    provider.answer((_request, reply) =>
      reply.header('cache-control', 'max-age=3600').send({ title: 'x'.repeat(10_000) }),
    );
    for (const id of [1, 2, 3, 1]) await cache.read(albumOf(id));
    expect(provider.requests.map(({ url }) => url.at(-1))).toEqual(['1', '2', '3', '1']);
    await cache.read(albumOf(3));
    expect(provider.requests).toHaveLength(4);
  });
});

describe('lists', () => {
  it('come from the stale copy at once while a new answer is on its way', async () => {
    const cache = createCache();
    await cache.read('news');
    later();
    const { sent, send } = createSignal();
    provider.answer(() => sent.then(() => [{ title: 'New' }]));
    // a reader that waited for its whole budget would outlast the test
    expect(await cache.readWithin('news', 60_000)).toMatchObject({ content: { body: [{}] } });
    const first = cache.readWithin('events', 60_000);
    send();
    expect(await first).toMatchObject({ content: { body: [{ title: 'New' }] } });
  });

  it('are shown for a day after the provider has failed, and no longer', async () => {
    const cache = createCache();
    await cache.read('news');
    provider.answer((_request, reply) => reply.code(500).send());
    later(24 * 60 * minutes - 1);
    expect(typeOf(await cache.read('news'))).toBe('stale');
    later(6_000);
    expect(typeOf(await cache.read('news'))).toBe('error');
  });
});

describe('an answer with the same bytes', () => {
  it('is no work: it is not prepared again, and stays the same object', async () => {
    const cache = createCache();
    const first = await cache.read('news');
    later();
    const prepared = prepareCalls;
    const second = await cache.read('news');
    expect(provider.requests).toHaveLength(2);
    expect(prepareCalls).toBe(prepared);
    expect(contentIn(second)).toBe(contentIn(first));
    provider.answer(() => [{ title: 'New' }]);
    later();
    expect(contentIn(await cache.read('news'))?.body).toEqual([{ title: 'New' }]);
  });
});

describe('a change of the policy', () => {
  const createSingleResponse = () =>
    provider.answer((request, reply) => {
      reply.headers({ etag: '"v1"', 'cache-control': 'max-age=3600' });
      return request.headers['if-none-match'] === '"v1"'
        ? reply.code(304).send()
        : reply.send([{ name: 'Asha' }]);
    });

  it('is obeyed by what is kept, while the provider is down too', async () => {
    const cache = createCache();
    createSingleResponse();
    await cache.read('news');
    isHidden = true;
    cache.invalidate();
    provider.answer((_request, reply) => reply.code(503).send());
    const entry = await cache.read('news');
    expect([typeOf(entry), contentIn(entry)?.body]).toEqual(['stale', []]);
  });

  it('brings back what was hidden once the provider has sent it in full', async () => {
    const cache = createCache();
    isHidden = true;
    createSingleResponse();
    expect(contentIn(await cache.read('news'))?.body).toEqual([]);
    isHidden = false;
    cache.invalidate();
    const entry = await cache.read('news');
    expect([typeOf(entry), contentIn(entry)?.body]).toEqual(['hit', [{ name: 'Asha' }]]);
    expect(provider.requests[1]?.headers['if-none-match']).toBeUndefined();
  });

  it('is obeyed by an answer that was on its way', async () => {
    const cache = createCache();
    const { sent, send } = createSignal();
    provider.answer((_request, reply) =>
      sent.then(() => reply.header('cache-control', 'max-age=3600').send([{ name: 'Asha' }])),
    );
    const result = cache.read('news');
    await until(() => provider.requests.length > 0);
    isHidden = true;
    cache.invalidate();
    send();
    const entry = await result;
    expect([typeOf(entry), contentIn(entry)?.body]).toEqual(['hit', []]);
  });
});
