import { createSeed, createSite, today } from '../testing/page-context';
import { stubFetch } from '../testing/stub-fetch';
import type { PageData } from './types';

const bookFair = { title: 'Book fair', fromDate: '2026-11-07' };

/** Begins a visit in a document of its own. */
async function beginVisit(data: Partial<PageData> = {}) {
  const seed = createSeed({ 'news/all': [bookFair] });
  const text = JSON.stringify({ site: createSite(), seed, now: today, ...data });
  document.body.innerHTML = `<script type="application/json" id="page-data">${text}</script>`;
  jest.resetModules();
  const { browserVisit } = await import('./browser');
  return browserVisit();
}

describe('a visit', () => {
  afterEach(() => jest.useRealTimers());

  it('begins with the records of the document, however long this was held by a cache', async () => {
    const network = stubFetch();
    const hourAgo = Date.now() - 3_600_000;
    const { api, isSeeded } = await beginVisit({
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
    const { now } = await beginVisit();
    expect(now()).toBe(today);
    jest.advanceTimersByTime(5_000);
    expect(now()).toBe(today + 5_000);
  });

  it('remembers for as long as the document is open where the browser may not', async () => {
    jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('denied', 'SecurityError');
    });
    const { visit } = await beginVisit();
    expect(visit.getItem('notices')).toBeNull();
    visit.setItem('notices', 'seen');
    expect((await beginVisit()).visit.getItem('notices')).toBe('seen');
  });

  it('is the same for all sections', async () => {
    const visit = await beginVisit();
    const { browserVisit } = await import('./browser');
    expect(browserVisit()).toBe(visit);
  });

  it('cannot begin in a document that does not come from the site’s server', async () => {
    const { readPageData } = await import('./browser');
    const empty = document.implementation.createHTMLDocument();
    expect(() => readPageData(empty)).toThrow('the document has no page data');
  });
});
