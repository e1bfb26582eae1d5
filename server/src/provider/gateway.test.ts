import type { ChildData } from '@school/contract';
import { until } from '@school/shared-deps/testing/until';
import type { FastifyInstance } from 'fastify';

import { steadyNow } from '../lib/steady-now';
import { openGatewayApp } from '../testing/gateway-app';
import { type Provider, startProvider } from '../testing/provider';
import { createSignal } from '../testing/signal';
import type { Gateway } from './gateway';

const PAUSE_MS = 1_000;
const news = [{ _id: '', title: 'The ferry is back', description: '', fromDate: '', attachments: [] }];

let provider: Provider;
let gateway: Gateway;
let app: FastifyInstance;
let childData: ChildData;
let clock: number;

const open = () => {
  const options = { pauseMs: PAUSE_MS, childData: () => childData, now: () => clock };
  ({ app, gateway } = openGatewayApp(provider, options));
};

beforeEach(async () => {
  clock = steadyNow();
  childData = 'full';
  provider = await startProvider(() => news);
  open();
});
afterEach(async () => {
  await app.close();
  await provider.close();
});

const get = (url: string, headers = {}) => app.inject({ url, headers });
const read = async (key: string, budgetMs: number) => (await gateway.readAll([key], { budgetMs }))[0];

describe('lists', () => {
  it('asks the provider once for many visitors and for as long as the answer is fresh', async () => {
    const answers = await Promise.all([1, 2, 3].map(() => get('/api/news/RIVER')));
    answers.push(await get('/api/news/RIVER'));
    expect(answers.map((answer) => answer.json<unknown>())).toEqual([news, news, news, news]);
    expect(provider.requests).toHaveLength(1);
  });

  it('shows records in the language of the page, where the provider has translated them', async () => {
    provider.answer(() => [{ ...news[0], title_hi: 'नाव फिर चलने लगी' }]);
    const read = async (language: string) =>
      (await get(`/api/news/RIVER?language=${language}`)).json<unknown>();
    expect(await read('hi')).toEqual([{ ...news[0], title: 'नाव फिर चलने लगी' }]);
    expect(await read('en')).toEqual(news);
    expect(await read('pa')).toEqual(news);
    expect(provider.requests).toHaveLength(1);
    const page = await gateway.readAll(['news'], { language: 'hi' });
    expect(page[0]?.body).toMatchObject([{ title: 'नाव फिर चलने लगी' }]);
  });

  it('asks each time, and keeps nothing, where the provider says no-store', async () => {
    provider.answer((_request, reply) => reply.header('cache-control', 'no-store').send(news));
    expect((await get('/api/news/RIVER')).headers['cache-control']).toBe('no-store');
    provider.answer((_request, reply) => reply.code(500).send());
    expect((await get('/api/news/RIVER')).statusCode).toBe(502);
  });

  it('asks only whether a list has changed once it is no longer fresh', async () => {
    provider.answer((request, reply) => {
      reply.headers({ etag: '"v1"', 'cache-control': 'max-age=0' });
      return request.headers['if-none-match'] === '"v1"' ? reply.code(304).send() : reply.send(news);
    });
    const first = await get('/api/news/RIVER');
    const second = await get('/api/news/RIVER');
    const third = await get('/api/news/RIVER');
    const tags = provider.requests.map(({ headers }) => headers['if-none-match'] ?? '');
    expect(tags).toEqual(['', '"v1"', '"v1"']);
    expect(third.json()).toEqual(news);
    expect(second.headers.etag).toBe(first.headers.etag);
    expect((await get('/api/news/RIVER', { 'if-none-match': first.headers.etag })).statusCode).toBe(304);
  });

  it('leaves the provider alone for a moment after a failure, and does not pass its message on', async () => {
    provider.answer((_request, reply) => reply.code(403).send({ message: 'the token secret is not known' }));
    expect((await get('/api/news/RIVER')).statusCode).toBe(502);
    expect((await get('/api/news/RIVER')).json()).toEqual({ error: 'the provider answered 403' });
    expect(provider.requests).toHaveLength(1);
    clock += PAUSE_MS;
    provider.answer(() => news);
    expect((await get('/api/news/RIVER')).json()).toEqual(news);
  });

  it('says when to ask again while the provider wants no requests', async () => {
    provider.answer((_request, reply) => reply.code(503).header('retry-after', 60).send());
    for (const url of ['/api/news/RIVER', '/api/news/RIVER', '/api/image/report.pdf']) {
      const answer = await get(url);
      expect([answer.statusCode, answer.headers['retry-after']]).toEqual([503, '60']);
    }
    expect(provider.requests).toHaveLength(2);
  });

  it.each(['{"not": "a list"}', '<html>', ''])('takes %p for a failure', async (text) => {
    provider.answer((_request, reply) => reply.type('application/json').send(text));
    expect((await get('/api/news/RIVER')).statusCode).toBe(502);
  });

  it.each([400, 401, 403, 404, 410, 429, 500, 503])(
    'keeps the last good list when the provider answers %d, and says that it is old',
    async (status) => {
      provider.answer((_request, reply) => reply.header('cache-control', 'max-age=0').send(news));
      await get('/api/news/RIVER');
      provider.answer((_request, reply) =>
        reply.code(status).send({ message: 'the token secret is not known' }),
      );
      const answer = await get('/api/news/RIVER');
      expect([answer.statusCode, answer.json()]).toEqual([200, news]);
      expect(answer.headers.warning).toContain('110');
      expect(gateway.providerReport()).toMatchObject({ isAnswering: false });
      expect((await read('news', 20_000))?.body).toEqual(news);
      clock += PAUSE_MS;
      provider.answer(() => [{ title: 'Another' }]);
      expect((await get('/api/news/RIVER')).json()).toMatchObject([{ title: 'Another' }]);
    },
  );

  it('answers this school alone, and calls as they are spelt', async () => {
    for (const call of ['news/OTHER', 'News/RIVER', 'news', 'admin/RIVER', 'tc/RIVER', ''])
      expect((await get(`/api/${call}`)).statusCode).toBe(404);
    expect((await app.inject({ method: 'POST', url: '/api/tc/OTHER', payload: {} })).statusCode).toBe(404);
    expect(provider.requests).toEqual([]);
  });

  it('asks for one album by its id', async () => {
    provider.answer(() => ({ title: 'Boat day', attachments: [] }));
    expect((await get('/api/subGallery?id=boat%20day')).json()).toMatchObject({ title: 'Boat day' });
    expect(provider.requests.at(-1)?.url).toBe('/api/subGallery?id=boat%20day');
    expect((await get('/api/subGallery')).statusCode).toBe(400);
  });

  it('asks for no album that the list does not name', async () => {
    const album = { _id: 'boat day', category: 'PhotoGallery', title: 'Boat day', attachments: [] };
    provider.answer(({ url }) => (url.startsWith('/api/gallery/') ? [album] : album));
    for (const id of ['1', '2', '3']) expect((await get(`/api/subGallery?id=${id}`)).statusCode).toBe(404);
    expect((await get('/api/subGallery?id=boat%20day')).statusCode).toBe(200);
    expect(provider.requests.map(({ url }) => url)).toEqual([
      '/api/gallery/All/RIVER',
      '/api/subGallery?id=boat%20day',
    ]);
  });

  it('shows pupils as the school allows', async () => {
    childData = 'initials';
    provider.answer(() => [{ name: 'Asha Rao', class: 'X', attachments: ['asha.webp'] }]);
    expect((await get('/api/topper/RIVER')).json()).toMatchObject([
      { name: 'A. R.', class: 'X', attachments: [] },
    ]);
    childData = 'off';
    expect((await get('/api/subGallery?id=1')).statusCode).not.toBe(200);
  });
});

/** All but the timer of a wait. */
const unfaked = [
  'Date',
  'hrtime',
  'nextTick',
  'performance',
  'queueMicrotask',
  'setImmediate',
  'clearImmediate',
  'setInterval',
  'clearInterval',
] as const;

describe('resource for a page', () => {
  it('gives the list with a version that changes with it', async () => {
    provider.answer((_request, reply) => reply.header('cache-control', 'max-age=0').send(news));
    const first = await read('news', 20_000);
    expect(first?.body).toEqual(news);
    expect((await read('news', 20_000))?.version).toBe(first?.version);
    provider.answer(() => [{ title: 'Another' }]);
    await get('/api/news/RIVER');
    const next = await read('news', 20_000);
    expect(next?.body).toMatchObject([{ title: 'Another' }]);
  });

  it('waits for a slow provider once, and not again while it is being asked', async () => {
    const { sent, send } = createSignal();
    provider.answer(() => sent.then(() => news));
    jest.useFakeTimers({ doNotFake: [...unfaked] });
    const first = read('news', 150);
    await until(() => provider.requests.length > 0);
    clock += 150;
    await jest.advanceTimersByTimeAsync(150);
    expect(await first).toBeUndefined();
    const second = read('news', 150);
    await jest.advanceTimersByTimeAsync(0);
    expect(await second).toBeUndefined();
    jest.useRealTimers();
    const answer = get('/api/news/RIVER');
    send();
    await answer;
    expect((await read('news', 150))?.body).toEqual(news);
  });
});
