import type { SectionMap } from '@school/contract';
import { deviceCaches } from '@school/contract/device-storage';
import { addressIn, splitLanguage } from '@school/contract/languages';
import { POLICY_HEADER } from '@school/contract/offline';
import { ExpirationPlugin, type ExpirationPluginOptions } from 'workbox-expiration';
import { CacheFirst, NetworkFirst, type Strategy, type StrategyOptions } from 'workbox-strategies';

import { FILES, obeyPolicy, pageFromDevice, PAGES, toOfflinePage } from './kept-pages';
import {
  assetsOf,
  hashesOf,
  isAssetAnswer,
  isKeptPage,
  mayBeKept,
  pageKey,
  policyOf,
  releaseOf,
} from './rules';

/** In English; other languages have their own. */
export const SECTION_MAP = '/sections.json';

type Plugin = NonNullable<StrategyOptions['plugins']>[number];

export const CACHES: readonly string[] = Object.values(deviceCaches).map(({ name }) => name);

const matchOptions = { ignoreVary: true };
const DAY_SECONDS = 24 * 3_600;
/** A network that does not answer for this long is treated as none where there is a copy. */
const networkTimeoutSeconds = 5;

/** Keeps the limits of a cache. */
const expire = (
  { maxEntries, maxDays }: { maxEntries: number; maxDays?: number },
  options: ExpirationPluginOptions = {},
) => {
  const maxAge = maxDays !== undefined && { maxAgeSeconds: maxDays * DAY_SECONDS };
  return new ExpirationPlugin({ maxEntries, ...maxAge, ...options, matchOptions }) as Plugin;
};

type Check = (request: Request, response: Response, event: ExtendableEvent) => boolean | Promise<boolean>;

const isDocument = ({ headers }: Response) => headers.get('content-type')?.startsWith('text/html') === true;

const isGone = ({ status }: Response) => status === 404 || status === 410;

/** Keeps the answers that pass a check. */
const keepOnly = (check: Check): Plugin => ({
  cacheWillUpdate: async ({ request, response, event }) =>
    (await check(request, response, event)) ? response : null,
});

/** Reads the device where there is no network. A server that fails counts as none. */
const withoutNetwork = (find: (url: URL) => Promise<Response | undefined>): Plugin => ({
  cachedResponseWillBeUsed: ({ request }) => find(new URL(request.url)),
  handlerWillRespond: async ({ request, response }) =>
    response.status < 500 ? response : ((await find(new URL(request.url))) ?? response),
  // Firefox's navigation preload answers with an error where it fails
  handlerDidError: async ({ request }) => (await find(new URL(request.url))) ?? toOfflinePage(request),
});

/** Files of releases, each of about forty, and their maps of sections: pages that are kept have theirs. */
export const assets = new CacheFirst({
  cacheName: deviceCaches.assets.name,
  matchOptions,
  plugins: [
    keepOnly(async (request, response) => isAssetAnswer(request, response) || isSectionMap(response.clone())),
    expire(deviceCaches.assets),
    // a page asks for a file again when the kept one could not be loaded
    {
      cachedResponseWillBeUsed: ({ request, cachedResponse }) =>
        Promise.resolve(request.cache === 'reload' ? null : cachedResponse),
    },
  ],
});

/** Pictures, lists and documents; they are removed when the storage is full: pages and their code remain. */
export const files = new NetworkFirst({
  cacheName: FILES,
  matchOptions,
  networkTimeoutSeconds,
  plugins: [
    expire(deviceCaches.files, { purgeOnQuotaError: true }),
    // a proxy may answer with a page of its own; a removed picture is removed in every width
    keepOnly(async ({ url }, response) => {
      await obeyPolicy(response.headers.get(POLICY_HEADER));
      const options = { ...matchOptions, ignoreSearch: url.includes('/api/image/') };
      if (isGone(response)) await (await caches.open(FILES)).delete(url, options);
      return mayBeKept(response) && !isDocument(response);
    }),
    withoutNetwork(({ href }) => caches.match(href, { ...matchOptions, cacheName: FILES })),
  ],
});

/** Documents of pages, by `pageKey`, each with the files that it needs. */
export const pages = new NetworkFirst({
  cacheName: PAGES,
  matchOptions,
  networkTimeoutSeconds,
  plugins: [
    expire(deviceCaches.pages),
    {
      cacheKeyWillBeUsed: ({ mode, request }) =>
        Promise.resolve(mode === 'write' ? pageKey(new URL(request.url)) : request),
    },
    keepOnly(({ url }, response, event) => isComplete(new URL(url), response.clone(), event)),
    withoutNetwork(pageFromDevice),
  ],
});

/** Lets a strategy keep what is at an address; fails without an answer, or room for it. */
export async function keep(
  strategy: Strategy,
  address: string,
  event: ExtendableEvent,
  integrity = '',
): Promise<Response> {
  const request = new Request(address, { priority: 'low', integrity });
  const [response] = await Promise.all(strategy.handleAll({ event, request }));
  return response;
}

/** Keeps all that a document needs, or returns false. A page that is gone is kept no longer. */
async function isComplete(url: URL, response: Response, event: ExtendableEvent): Promise<boolean> {
  const key = pageKey(url);
  if (isGone(response)) await (await caches.open(PAGES)).delete(key);
  const html = await response.text();
  await obeyPolicy(policyOf(html));
  if (!isKeptPage(url) || !mayBeKept(response)) return false;
  // a list with choices is kept without them
  if (new URL(key).search !== url.search) return keep(pages, key, event).then(() => false);
  const release = releaseOf(html);
  if (release === undefined) return false;
  const map = (await (await keep(assets, mapOf(release, url), event)).json()) as SectionMap;
  const needs = assetsOf(html, url.pathname, map);
  const hashes = hashesOf(html);
  const keepAsset = async (address: string) => {
    const { [address]: hash } = hashes;
    return hash !== undefined && (await keep(assets, address, event, hash)).ok;
  };
  return needs !== undefined && (await Promise.all(needs.map(keepAsset))).every(Boolean);
}

async function isSectionMap(response: Response): Promise<boolean> {
  const { sections } = (await response.json().catch(() => ({}))) as Partial<SectionMap>;
  return Array.isArray(sections) && mayBeKept(response);
}

/** The address of the map of sections that a release's documents need, in the language of a page. */
export const mapOf = (release: string, { pathname }: URL) =>
  `${addressIn(splitLanguage(pathname).language, SECTION_MAP)}?release=${encodeURIComponent(release)}`;
