/** @jest-environment jsdom */
import type { PageData } from '@school/contract';

import { createSeed, createSite, today } from '../../testing/page-context';
import { stubFetch } from '../../testing/stub-fetch';

const bookFair = { title: 'Book fair', fromDate: '2026-11-07' };

/** Begins a session in a document of its own. */
async function beginSession(data: Partial<PageData> = {}) {
  const seed = createSeed({ 'news/all': [bookFair] });
  const text = JSON.stringify({ site: createSite(), seed, now: today, ...data });
  document.body.innerHTML = `<script type="application/json" id="page-data">${text}</script>`;
  jest.resetModules();
  const { browserSession } = await import('./browser');
  return browserSession();
}

describe('a session', () => {
  afterEach(() => jest.useRealTimers());

  it('begins with the records of the document, however old a cached document is', async () => {
    const network = stubFetch();
    const hourAgo = Date.now() - 3_600_000;
    const { api, isSeeded } = await beginSession({
      seed: { 'news/all': { records: [bookFair], at: hourAgo } },
    });
    const subscription = api.stream('news/all').subscribe();
    expect(api.peek('news/all')?.records).toEqual([bookFair]);
    expect(isSeeded('news/all')).toBe(true);
    expect(isSeeded('events/All')).toBe(false);
    expect(network.paths()).toEqual([]);
    subscription.unsubscribe();
  });

  it('goes on from the server’s clock, whatever the visitor’s says', async () => {
    jest.useFakeTimers({ now: Date.parse('1999-01-01T00:00:00Z') });
    const { now } = await beginSession();
    expect(now()).toBe(today);
    jest.advanceTimersByTime(5_000);
    expect(now()).toBe(today + 5_000);
  });

  it('remembers while the document is open in browsers that block storage', async () => {
    jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('denied', 'SecurityError');
    });
    const { session } = await beginSession();
    expect(session.getItem('notices')).toBeNull();
    session.setItem('notices', 'seen');
    expect((await beginSession()).session.getItem('notices')).toBe('seen');
  });

  it('gives the form that the document answers to the first page alone', async () => {
    const posted = { fields: { name: 'Nilo' }, problem: 'invalid', status: 422 } as const;
    const { takePosted } = await beginSession({ posted });
    expect(takePosted()).toEqual(posted);
    expect(takePosted()).toBeUndefined();
  });

  it('is the same for all sections', async () => {
    const session = await beginSession();
    const { browserSession } = await import('./browser');
    expect(browserSession()).toBe(session);
  });

  it('cannot begin in a document that the site’s server did not send', async () => {
    const { readPageData } = await import('./browser');
    const empty = document.implementation.createHTMLDocument();
    expect(() => readPageData(empty)).toThrow('the document has no page data');
  });
});
