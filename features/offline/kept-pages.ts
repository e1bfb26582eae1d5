import { CACHE_PREFIX, OFFLINE_PAGE, WANTED } from '@school/contract/offline';

import { type KeptPage, withPages, withTime } from './html';
import { pageKey } from './rules';

/** Documents of pages, by `pageKey`. */
export const PAGES = `${CACHE_PREFIX}2-pages`;

/** The page that the device has at an address. */
export async function findPage(url: URL): Promise<KeptPage | undefined> {
  const address = pageKey(url);
  const kept = await caches.match(address, { cacheName: PAGES, ignoreVary: true });
  if (!kept) return undefined;
  const headers = new Headers(kept.headers);
  // the body is not encoded any more, and grows
  for (const name of ['content-encoding', 'content-length']) headers.delete(name);
  return { address, html: await kept.text(), at: Date.parse(headers.get('date') ?? ''), headers };
}

/** The page of an address, which says of when it is. */
export async function pageFromDevice(url: URL): Promise<Response | undefined> {
  const page = await findPage(url);
  if (page && new URL(page.address).search !== url.search) return Response.redirect(page.address);
  return page && new Response(withTime(page, Date.now()), page);
}

/** Leads to the offline page; frames without their document stay empty. */
export async function toOfflinePage({ destination, url }: Request): Promise<Response | undefined> {
  const { pathname, search, origin } = new URL(url);
  if (destination !== 'document' || !(await findPage(new URL(OFFLINE_PAGE, origin)))) return undefined;
  return Response.redirect(`${OFFLINE_PAGE}?${WANTED}=${encodeURIComponent(pathname + search)}`);
}

/** The offline page with all others that the device has. */
export async function offlinePage(url: URL): Promise<Response | undefined> {
  const { origin, searchParams } = url;
  const own = await findPage(url);
  const keys = await (await caches.open(PAGES)).keys();
  const pages = await Promise.all(keys.map(({ url }) => findPage(new URL(url))));
  const others = pages.filter((page) => page !== undefined).filter(({ address }) => address !== own?.address);
  const text = searchParams.get(WANTED) ?? '/home';
  const wanted = new URL(URL.canParse(text, origin) ? text : '/home', origin);
  // an address of another site is not kept
  const retry = wanted.origin === origin ? wanted.pathname + wanted.search : '/home';
  return own && new Response(withPages(own.html, others, retry, Date.now()), own);
}
