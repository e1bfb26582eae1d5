import { ASSETS, type Entry, FILES, MAX_BYTES, overLimits, PAGES } from './sweep';

const DAY_MS = 24 * 3_600_000;
const now = 100 * DAY_MS;
const entry = (cache: string, address: string, more: Partial<Entry> = {}): Entry => ({
  cache,
  address,
  at: now,
  bytes: 1_000,
  needs: [],
  ...more,
});
const names = (entries: readonly Entry[]) => entries.map(({ address }) => address);

it('keeps files of an earlier release as long as a page needs them', () => {
  const assets = ['/a-1.js', '/b-1.js', '/b-2.js'].map((address) => entry(ASSETS, address));
  const old = entry(PAGES, '/old', { at: now - DAY_MS, needs: ['/a-1.js', '/b-1.js'] });
  const young = entry(PAGES, '/young', { needs: ['/a-1.js', '/b-2.js'] });
  expect(overLimits([...assets, old, young], MAX_BYTES, now)).toEqual([]);
  expect(names(overLimits([...assets, young], MAX_BYTES, now))).toEqual(['/b-1.js']);
});

it('removes the oldest pages and files above the limit, and then what they alone needed', () => {
  const kept = [
    entry(ASSETS, '/a.js'),
    entry(ASSETS, '/b.js'),
    entry(FILES, '/new.pdf', { at: now - 1, bytes: 5_000 }),
    entry(FILES, '/old.pdf', { at: now - 3, bytes: 5_000 }),
    entry(PAGES, '/page', { needs: ['/a.js'] }),
    entry(PAGES, '/older', { at: now - 2, needs: ['/b.js'] }),
  ];
  expect(names(overLimits(kept, 9_000, now))).toEqual(['/old.pdf']);
  expect(names(overLimits(kept, 8_000, now))).toEqual(['/older', '/old.pdf', '/b.js']);
});

it('keeps no page longer than a month, and sixty at most', () => {
  const month = entry(PAGES, '/month', { at: now - 31 * DAY_MS });
  expect(names(overLimits([month], MAX_BYTES, now))).toEqual(['/month']);
  const many = Array.from({ length: 62 }, (_, index) => entry(PAGES, `/${index}`, { at: now - index }));
  expect(names(overLimits(many, MAX_BYTES, now))).toEqual(['/60', '/61']);
});
