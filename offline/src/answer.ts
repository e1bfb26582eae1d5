import { CacheFirst, NetworkFirst, type StrategyOptions } from 'workbox-strategies';

import { type KeptPage, withPages, withTime } from './html';
import { keepFile, SECTION_MAP, sectionMapKey } from './keep';
import { OFFLINE_PAGE, WANTED } from './names';
import { isAsset, isKeptFile, pageKey, plainAddress, releaseOf } from './rules';
import { ASSETS, FILES, headers, PAGES } from './sweep';

type Plugin = NonNullable<StrategyOptions['plugins']>[number];

const FRAGMENTS = '/fragment/';
/** A network that does not answer for this long is treated as none where there is a copy. */
const networkTimeoutSeconds = 5;

/** Pages say what is kept (`keep.ts`), requests do not. A server that fails counts as no network. */
const reading = (find: (url: URL) => Promise<Response | undefined>): Plugin => ({
  cacheWillUpdate: () => Promise.resolve(null),
  cachedResponseWillBeUsed: ({ request }) => find(new URL(request.url)),
  handlerWillRespond: async ({ request, response }) =>
    response.status < 500 ? response : ((await find(new URL(request.url))) ?? response),
});

const forPages: Plugin = {
  ...reading(keptPage),
  cacheWillUpdate: async ({ request, response }) => {
    const isPaper = response.headers.get('content-type')?.startsWith('application/pdf');
    if (isPaper) await keepFile(request.url, response);
    return null;
  },
  // Firefox's navigation preload answers with an error where it fails
  handlerDidError: async ({ request }) => {
    const url = new URL(request.url);
    // a frame without its document stays empty
    const isFrame = request.destination !== 'document';
    return (await keptPage(url)) ?? (isFrame ? undefined : toOfflinePage(url));
  },
};

const assets = new CacheFirst({
  cacheName: ASSETS,
  plugins: [{ cacheWillUpdate: () => Promise.resolve(null) }],
});
const files = new NetworkFirst({ cacheName: FILES, networkTimeoutSeconds, plugins: [reading(keptFile)] });
const pages = new NetworkFirst({ cacheName: PAGES, networkTimeoutSeconds, plugins: [forPages] });

/** Answers a request of a page, or leaves it to the browser. */
export function answer(event: FetchEvent): void {
  const { request } = event;
  const { method, mode } = request;
  const url = new URL(request.url);
  if (method !== 'GET' || url.origin !== location.origin || request.headers.has('range')) return;
  if (isAsset(url)) event.respondWith(assets.handle({ event, request }));
  else if (mode === 'navigate' && url.pathname === OFFLINE_PAGE) event.respondWith(offlinePage(url, request));
  else if (mode === 'navigate') event.respondWith(pages.handle({ event, request }));
  else if (url.pathname === SECTION_MAP && url.search === '') event.respondWith(sectionMap(request));
  else if (url.pathname.startsWith(FRAGMENTS)) event.respondWith(fragment(request));
  else if (isKeptFile(url)) event.respondWith(files.handle({ event, request }));
}

function keptFile({ href }: URL): Promise<Response | undefined> {
  return caches.match(href, { cacheName: FILES });
}

/** A server that fails is no network for the shell either: it then opens the document. */
async function fragment(request: Request): Promise<Response> {
  const response = await fetch(request);
  return response.status < 500 ? response : Response.error();
}

/** The document or page at an address that the device has; a page says of when it is. */
async function keptPage(url: URL): Promise<Response | undefined> {
  const file = await keptFile(url);
  const kept = file ?? (await caches.match(pageKey(url), { cacheName: PAGES }));
  if (!kept || file) return kept;
  const plain = plainAddress(url);
  if (plain.search !== url.search) return Response.redirect(plain.href);
  const at = Number(kept.headers.get(headers.at));
  return new Response(withTime(await kept.text(), at, Date.now()), { headers: kept.headers });
}

async function toOfflinePage({ pathname, search }: URL): Promise<Response | undefined> {
  const kept = await caches.match(OFFLINE_PAGE, { cacheName: PAGES });
  return kept && Response.redirect(`${OFFLINE_PAGE}?${WANTED}=${encodeURIComponent(pathname + search)}`);
}

async function offlinePage({ searchParams, origin }: URL, request: Request): Promise<Response> {
  const cache = await caches.open(PAGES);
  const kept = await cache.match(OFFLINE_PAGE);
  if (!kept) return fetch(request);
  const all = (await cache.matchAll()).filter(
    (page) => page.headers.get(headers.page) !== kept.headers.get(headers.page),
  );
  const wanted = new URL(searchParams.get(WANTED) ?? '/home', origin);
  // an address of another site is nobody's wish
  const retry = wanted.origin === origin ? wanted.pathname + wanted.search : undefined;
  const html = withPages(await kept.text(), all.map(described), retry, Date.now());
  return new Response(html, { headers: kept.headers });
}

function described({ headers: kept }: Response): KeptPage {
  const about = decodeURIComponent(kept.get(headers.page) ?? '["",""]');
  const [address, title] = JSON.parse(about) as [string, string];
  return { address, title, at: Number(kept.get(headers.at)) };
}

/** The sections that are deployed now; without a network those of the page's own release. */
async function sectionMap(request: Request): Promise<Response> {
  try {
    return await fetch(request);
  } catch (error) {
    const cache = await caches.open(PAGES);
    const page = (await cache.match(pageKey(new URL(request.referrer)))) ?? (await cache.match(OFFLINE_PAGE));
    const release = page && releaseOf(await page.text());
    const kept = release && (await caches.match(sectionMapKey(release), { cacheName: ASSETS }));
    if (kept) return kept;
    throw error;
  }
}
