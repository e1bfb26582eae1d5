/** @jest-environment jsdom */
import type { AnyActorRef } from 'xstate';

import { createSeed, createSite, today } from '../../testing/page-context';
import { silent, stubFetch } from '../../testing/stub-fetch';
import { createApi } from '../api/api';
import { type FetchActor, fetchActor } from './fetch-actor';
import { openPage, openSeededPage, searchOf, type Session } from './open-page';
import { definePage } from './page';
import type { Route } from './types';

const bookFair = { title: 'Book fair', fromDate: '2026-11-07' };
const answers = { '/api/news/all/STHILDA': [bookFair] };

const page = definePage({
  actors: { news: fetchActor('news/all') },
  View: () => null,
});

const news: Route = {
  path: '/News',
  title: 'News',
  trail: [],
  resources: ['news/all'],
  load: () => Promise.resolve({ page }),
};
const routes = [news];

function createSession(): Session {
  const site = createSite();
  const api = createApi({ schoolCode: site.code, seed: {} });
  return { api, site, now: () => today, session: sessionStorage, takePosted: () => undefined };
}

function open(address: string, signal = new AbortController().signal) {
  return openPage(routes, address, createSession(), signal);
}

const newsOf = ({ actors }: { actors: object }) => {
  const { news: actor } = actors as { news: FetchActor<'news/all'> };
  return actor.getSnapshot().context.records.map(({ title }) => title);
};

describe('a page whose address follows what it shows', () => {
  it('is at its first address until it shows something else', async () => {
    stubFetch(answers);
    let query = '';
    const moving = { ...news, load: () => Promise.resolve({ page: { ...page, queryOf: () => query } }) };
    const opened = await openPage([moving], '/News?a=1', createSession(), new AbortController().signal);
    expect(opened.isAt('/News?a=1')).toBe(true);
    query = '?year=2025';
    expect(opened.isAt('/News?a=1')).toBe(false);
    expect(opened.isAt('/News?year=2025')).toBe(true);
    opened.close();
  });
});

describe('a page that is opened in the browser', () => {
  it('has its records, its title and what the visitor asked for', async () => {
    stubFetch(answers);
    const opened = await open('/news?year=2025');
    expect(newsOf(opened)).toEqual(['Book fair']);
    expect(opened).toMatchObject({
      address: '/news?year=2025',
      title: "News - St. Hilda's Convent School",
      context: { path: '/news', route: news, now: today },
    });
    expect(opened.context.query.get('year')).toBe('2025');
    opened.close();
  });

  it('is opened without its records when these keep it waiting for more than 1.5 seconds', async () => {
    jest.useFakeTimers();
    stubFetch({ '/api/news/all/STHILDA': silent });
    const opened = jest.fn();
    void open('/News').then(opened);
    await jest.advanceTimersByTimeAsync(1_499);
    expect(opened).not.toHaveBeenCalled();
    await jest.advanceTimersByTimeAsync(1);
    expect(opened).toHaveBeenCalledTimes(1);
    jest.useRealTimers();
  });

  it('starts nothing when the visitor has gone elsewhere meanwhile', async () => {
    stubFetch(answers);
    const start = jest.spyOn(page.machine, 'getInitialSnapshot');
    const gone = new AbortController();
    const opening = open('/News', gone.signal);
    gone.abort();
    await expect(opening).rejects.toMatchObject({ name: 'AbortError' });
    expect(start).not.toHaveBeenCalled();
  });

  it('ends its actors when it is closed', async () => {
    stubFetch(answers);
    const opened = await open('/News');
    opened.close();
    const all = [opened.actor, ...Object.values(opened.actors as Record<string, AnyActorRef>)];
    expect(all.map((actor) => (actor.getSnapshot() as { status: string }).status)).toEqual([
      'stopped',
      'stopped',
    ]);
  });

  it('waits for no request where the session has its records, however old they are', async () => {
    stubFetch({ '/api/news/all/STHILDA': silent });
    const site = createSite();
    const old = Date.now() - 3_600_000;
    const api = createApi({
      schoolCode: site.code,
      seed: { 'news/all': { records: [bookFair], at: old } },
    });
    const opened = await openPage(routes, '/News', { ...createSession(), api }, new AbortController().signal);
    expect(newsOf(opened)).toEqual(['Book fair']);
    opened.close();
  });
});

describe('a page that is opened on the server', () => {
  const request = { path: '/News', search: '', site: createSite(), now: today };

  it('is made of its seed alone, and remembers nothing of its visitors', async () => {
    const network = stubFetch(answers);
    const opened = await openSeededPage(routes, { ...request, seed: createSeed({ 'news/all': [bookFair] }) });
    expect(newsOf(opened)).toEqual(['Book fair']);
    opened.context.session.setItem('notices', 'seen');
    expect(opened.context.session.getItem('notices')).toBeNull();
    expect(network.paths()).toEqual([]);
    opened.close();
  });

  it('has no records when the seed has none', async () => {
    const network = stubFetch(answers);
    const opened = await openSeededPage(routes, { ...request, seed: {} });
    expect(newsOf(opened)).toEqual([]);
    expect(network.paths()).toEqual([]);
    opened.close();
  });
});

describe('the part of a query that a page reads', () => {
  const query = new URLSearchParams('year=2025&utm=x');

  it('is what the page says', async () => {
    const reading = { ...page, searchOf: (all: URLSearchParams) => `?year=${all.get('year') ?? ''}` };
    const route = { ...news, load: () => Promise.resolve({ page: reading }) };
    expect(await searchOf([route], '/news', query)).toBe('?year=2025');
  });

  it('is empty when the page says nothing, and where there is no page', async () => {
    expect(await searchOf(routes, '/News', query)).toBe('');
    expect(await searchOf(routes, '/Nowhere', query)).toBe('');
  });
});
