import { CACHE_PREFIX } from './names';

/** Documents of pages, by `pageKey`. */
export const PAGES = `${CACHE_PREFIX}1-pages`;
/** Files of releases, and the map of sections of each. */
export const ASSETS = `${CACHE_PREFIX}1-assets`;
/** Pictures, lists and documents. */
export const FILES = `${CACHE_PREFIX}1-files`;

/** Headers of what is kept: when in milliseconds, its bytes, a page's files, its address and title. */
export const headers = { at: 'x-kept-at', bytes: 'x-kept-bytes', needs: 'x-kept-needs', page: 'x-kept-page' };

/** All of it; browsers count a little more than the bodies. */
export const MAX_BYTES = 45_000_000;
const MAX_PAGES = 60;
const MAX_AGE_MS = 30 * 24 * 3_600_000;

/** Something that is kept. */
export interface Entry {
  cache: string;
  address: string;
  at: number;
  bytes: number;
  /** Addresses of the files of the release that a page needs. */
  needs: readonly string[];
}

/**
 * The oldest pages and files above the limits, which are to be removed. With them go the files of releases
 * that no page needs any more.
 */
export function overLimits(entries: readonly Entry[], maxBytes: number, now: number): Entry[] {
  const assets = entries.filter(({ cache }) => cache === ASSETS);
  const others = entries.filter(({ cache }) => cache !== ASSETS).toSorted((one, other) => other.at - one.at);
  let bytes = assets.reduce((sum, asset) => sum + asset.bytes, 0);
  let pages = 0;
  const removed = others.filter((entry) => {
    bytes += entry.bytes;
    if (entry.cache === PAGES) pages += 1;
    return bytes > maxBytes || pages > MAX_PAGES || now - entry.at > MAX_AGE_MS;
  });
  const needed = new Set(others.filter((entry) => !removed.includes(entry)).flatMap(({ needs }) => needs));
  return [...removed, ...assets.filter(({ address }) => !needed.has(address))];
}

/** Removes what is over the limits. */
export async function sweep(maxBytes: number): Promise<void> {
  const entries = (await Promise.all([PAGES, ASSETS, FILES].map(entriesOf))).flat();
  for (const { cache, address } of overLimits(entries, maxBytes, Date.now()))
    await (await caches.open(cache)).delete(address);
}

async function entriesOf(cache: string): Promise<Entry[]> {
  const opened = await caches.open(cache);
  const requests = await opened.keys();
  return Promise.all(
    requests.map(async ({ url }) => {
      const kept = await opened.match(url);
      const { pathname, search } = new URL(url);
      return {
        cache,
        address: cache === ASSETS ? pathname + search : url,
        at: Number(kept?.headers.get(headers.at)),
        bytes: Number(kept?.headers.get(headers.bytes)),
        needs: kept?.headers.get(headers.needs)?.split(' ') ?? [],
      };
    }),
  );
}
