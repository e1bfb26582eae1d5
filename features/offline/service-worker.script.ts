import { CACHE_PREFIX, POLICY_PREFIX } from '@school/contract/device-storage';
import { addressIn, splitLanguage } from '@school/contract/languages';
import { OFFLINE_PAGE, type SeenPage } from '@school/contract/offline';
import { NetworkOnly } from 'workbox-strategies';

import { findPage, offlinePage } from './kept-pages';
import { hashesOf, isAsset, isKeptFile, pdfsOf, releaseOf } from './rules';
import type { WorkerScope } from './scope';
import { assets, CACHES, files, keep, mapOf, pages, SECTION_MAP } from './strategies';

/** Pages that are kept whether or not they were opened. */
const DAILY = ['/home', '/Circular', '/HolidayHomework', '/Calendar', '/ContactUs', OFFLINE_PAGE];
const DAY_MS = 24 * 3_600_000;

const scope = globalThis as unknown as WorkerScope;
let work = Promise.resolve();

// the worker has no state of a release: a new one may take over at once
scope.addEventListener('install', (event) => event.waitUntil(scope.skipWaiting()));
scope.addEventListener('activate', (event) => event.waitUntil(takeOver()));
scope.addEventListener('message', (event) => event.waitUntil(keepSeen(event.data as SeenPage, event)));
scope.addEventListener('fetch', answer);

async function takeOver(): Promise<void> {
  const names = await caches.keys().catch(() => []);
  const isOld = (name: string) => !CACHES.includes(name) && !name.startsWith(POLICY_PREFIX);
  const old = names.filter((name) => name.startsWith(CACHE_PREFIX) && isOld(name));
  await Promise.all(old.map((name) => caches.delete(name)));
  // a page does not wait for the worker's start
  const { navigationPreload } = scope.registration as Partial<ServiceWorkerRegistration>;
  await navigationPreload?.enable();
  await scope.clients.claim();
}

/** Without a network the map of sections is that of the page's own release. */
const sections = new NetworkOnly({
  plugins: [
    {
      handlerDidError: async ({ request }) => {
        const url = new URL(request.referrer);
        const page = await findPage(url);
        return page && caches.match(mapOf(releaseOf(page.html) ?? '', url));
      },
    },
  ],
});

/** Answers a request of a page, or leaves it to the browser. */
function answer(event: FetchEvent): void {
  const { request } = event;
  const url = new URL(request.url);
  const isOwn = request.method === 'GET' && url.origin === location.origin;
  if (!isOwn || request.headers.has('range')) return;
  const strategy = strategyOf(url, request.mode);
  if (splitLanguage(url.pathname).pathname === OFFLINE_PAGE && strategy === pages)
    event.respondWith(offlinePage(url).then((page) => page ?? fetch(request)));
  else if (strategy) {
    const [response, done] = strategy.handleAll({ event, request });
    event.respondWith(response);
    event.waitUntil(done);
  }
}

function strategyOf(url: URL, mode: RequestMode) {
  if (isAsset(url)) return assets;
  if (isKeptFile(url)) return files;
  if (mode === 'navigate') return pages;
  return splitLanguage(url.pathname).pathname === SECTION_MAP ? sections : undefined;
}

/** Keeps what was loaded without the worker, and the daily pages of its language once a day. Never fails. */
function keepSeen({ page: seen, files: loaded }: SeenPage, event: PageMessage): Promise<void> {
  work = work.then(async () => {
    const opened = new URL(seen ?? event.source?.url ?? '/', location.origin);
    const { language } = splitLanguage(opened.pathname);
    const find = (address: string) =>
      findPage(new URL(addressIn(language, address), location.origin)).catch(() => undefined);
    const offline = await find(OFFLINE_PAGE);
    const isDue = !offline || Date.now() - offline.at > DAY_MS;
    // a new worker may have removed what the one before it kept, the open page too
    const page = seen ?? (isDue ? event.source?.url : undefined);
    const keepAt = async (address: string, hash?: string) => {
      const strategy = strategyOf(new URL(address, location.origin), 'navigate');
      if (strategy) await keep(strategy, address, event, hash).catch(() => undefined);
    };
    // one after the other: the visitor's own requests come first
    if (page) await keepAt(page);
    const hashes = hashesOf((page && (await findPage(new URL(page, location.origin)))?.html) ?? '');
    for (const address of loaded) {
      const url = new URL(address, location.origin);
      if (isKeptFile(url) || (isAsset(url) && hashes[address])) await keepAt(address, hashes[address]);
    }
    if (!isDue) return;
    for (const address of DAILY) await keepAt(addressIn(language, address));
    for (const address of pdfsOf((await find('/Circular'))?.html ?? '')) await keepAt(address);
  });
  return work;
}
