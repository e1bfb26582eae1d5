import { NetworkOnly } from 'workbox-strategies';

import { findPage, offlinePage } from './kept-pages';
import { OFFLINE_PAGE, type SeenPage } from './names';
import { isAsset, isKeptFile, releaseOf } from './rules';
import { assets, files, keep, mapOf, pages } from './strategies';

/** Pages that are kept whether or not they were opened. */
const DAILY = ['/home', '/Circular', '/HolidayHomework', '/Calendar', '/ContactUs', OFFLINE_PAGE];
const DAY_MS = 24 * 3_600_000;

let work = Promise.resolve();

/** A server that fails is no network for the shell either: it then opens the document. */
const fragments = new NetworkOnly({
  plugins: [
    {
      handlerWillRespond: ({ response }) =>
        Promise.resolve(response.status < 500 ? response : Response.error()),
    },
  ],
});

/** Without a network the map of sections is that of the page's own release. */
const sections = new NetworkOnly({
  plugins: [
    {
      handlerDidError: async ({ request }) => {
        const page = await findPage(new URL(request.referrer));
        return page && caches.match(mapOf(releaseOf(page.html) ?? ''));
      },
    },
  ],
});

/** Answers a request of a page, or leaves it to the browser. */
export function answer(event: FetchEvent): void {
  const { request } = event;
  const url = new URL(request.url);
  const isOwn = request.method === 'GET' && url.origin === location.origin;
  if (!isOwn || request.headers.has('range')) return;
  const strategy = strategyOf(url, request.mode);
  if (url.pathname === OFFLINE_PAGE && strategy === pages)
    event.respondWith(offlinePage(url).then((page) => page ?? fetch(request)));
  else if (strategy) {
    const [response, done] = strategy.handleAll({ event, request });
    event.respondWith(response);
    event.waitUntil(done);
  }
}

function strategyOf(url: URL, mode?: RequestMode) {
  if (isAsset(url)) return assets;
  if (isKeptFile(url)) return files;
  if (mode === 'navigate') return pages;
  if (url.pathname === '/sections.json') return sections;
  return url.pathname.startsWith('/fragment/') ? fragments : undefined;
}

/** Keeps what was loaded without the worker, and the daily pages once a day. Never fails. */
export function keepSeen({ page, files: loaded }: SeenPage, event: ExtendableEvent): Promise<void> {
  work = work.then(async () => {
    const offline = await findPage(new URL(OFFLINE_PAGE, location.origin)).catch(() => undefined);
    const isDue = !offline || Date.now() - offline.at > DAY_MS;
    const own = loaded.map((address) => new URL(address, location.origin));
    const all = [...own.filter(isAsset), ...own.filter(isKeptFile)].map(({ href }) => href);
    // one after the other: the visitor's own requests come first
    for (const address of [...all, ...(page ? [page] : []), ...(isDue ? DAILY : [])]) {
      const strategy = strategyOf(new URL(address, location.origin), 'navigate');
      if (strategy) await keep(strategy, address, event).catch(() => undefined);
    }
  });
  return work;
}
