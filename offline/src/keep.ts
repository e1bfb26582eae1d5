import { matchRoute } from '@school/shared-deps/bundled';
import type { SectionMap } from '@school/shared-deps/server';

import { titleOf } from './html';
import { OFFLINE_PAGE, type SeenPage } from './names';
import {
  importsOf,
  isAsset,
  isKeptFile,
  isKeptPage,
  linkedAssets,
  mayBeKept,
  pageKey,
  plainAddress,
  releaseOf,
} from './rules';
import { ASSETS, FILES, headers, MAX_BYTES, PAGES, sweep } from './sweep';

/** Pages that are kept whether or not they were opened. */
const DAILY = [OFFLINE_PAGE, '/home', '/Circular', '/HolidayHomework', '/Calendar', '/ContactUs'];
const DAY_MS = 24 * 3_600_000;
/** After a failure they are fetched again at the earliest. */
const HOUR_MS = 3_600_000;
/** Pictures and lists of one page. */
const MAX_FILES = 100;
export const SECTION_MAP = '/sections.json';

let work = Promise.resolve();
let lastDaily = -Infinity;

/** Keeps a page that was shown and once a day the others, one after the other. Never fails. */
export function keepSeen(page: SeenPage): Promise<void> {
  work = work.then(async () => {
    try {
      await keepShown(page);
      await keepDaily();
      await sweep(MAX_BYTES);
    } catch {
      // the storage is full or refused: half of what is kept leaves room
      await sweep(MAX_BYTES / 2).catch(() => undefined);
    }
  });
  return work;
}

/** Keeps a file that was opened. */
export async function keepFile(address: string, response: Response): Promise<void> {
  if (!mayBeKept(response)) return;
  const files = await caches.open(FILES);
  await files.put(address, stamped(response, await response.blob())).catch(() => undefined);
}

/** The key of the map of sections that a release's documents need. */
export function sectionMapKey(release: string): string {
  return `${SECTION_MAP}?kept=${encodeURIComponent(release)}`;
}

async function keepShown({ address, isDocument, files }: SeenPage): Promise<void> {
  const url = new URL(address, location.origin);
  if (!isKeptPage(url)) return;
  const plain = plainAddress(url);
  const loaded = files.slice(0, MAX_FILES * 2).map((file) => new URL(file, location.origin));
  // the browser has what it has just shown
  const cache = isDocument && plain.search === url.search ? 'force-cache' : 'default';
  await keepPage(
    plain,
    cache,
    loaded.filter(isAsset).map(({ pathname }) => pathname),
  );
  for (const file of loaded.filter(isKeptFile).slice(0, MAX_FILES)) {
    const kept = await caches.match(file.href, { cacheName: FILES });
    if (kept && Date.now() - Number(kept.headers.get(headers.at)) < HOUR_MS) continue;
    const response = await request(file.href, 'force-cache');
    if (response) await keepFile(file.href, response);
  }
}

async function keepDaily(): Promise<void> {
  const kept = await caches.match(OFFLINE_PAGE, { cacheName: PAGES });
  const isFresh = Date.now() - Number(kept?.headers.get(headers.at)) < DAY_MS;
  if (isFresh || Date.now() - lastDaily < HOUR_MS) return;
  lastDaily = Date.now();
  for (const path of DAILY) await keepPage(new URL(path, location.origin), 'default', []);
}

/** Keeps a document once all that it needs is kept. A page that is gone is kept no longer. */
async function keepPage(url: URL, cache: RequestCache, loaded: readonly string[]): Promise<void> {
  const pages = await caches.open(PAGES);
  const response = await request(url.href, cache);
  if (response?.status === 404 || response?.status === 410) await pages.delete(pageKey(url));
  if (!response || !mayBeKept(response)) return;
  const html = await response.text();
  const release = releaseOf(html);
  if (release === undefined) return;
  const needs = [...new Set([...linkedAssets(html), ...loaded, ...(await codeOf(url, html, release))])];
  if (!(await keepAssets(needs))) return;
  await pages.put(
    pageKey(url),
    stamped(response, new Blob([html]), {
      [headers.needs]: needs.join(' '),
      [headers.page]: encodeURIComponent(JSON.stringify([url.pathname + url.search, titleOf(html)])),
    }),
  );
}

/** The map of sections and the code of a page, of the same release as its document, or none. */
async function codeOf({ pathname }: URL, html: string, release: string): Promise<string[]> {
  const imports = importsOf(html);
  const key = sectionMapKey(release);
  const assets = await caches.open(ASSETS);
  const known = await assets.match(key);
  const response = known ?? (await request(SECTION_MAP, 'default'));
  if (!response?.ok) return [];
  const body = await response.blob();
  const { shell, sections } = JSON.parse(await body.text()) as SectionMap;
  // the release may have moved since the document was sent
  if (sections.some(({ name, entry }) => imports[name] !== entry)) return [];
  if (!known) await assets.put(key, stamped(response, body));
  const shared = [imports['react'], imports['@school/shared-deps'], shell];
  const own = sections.flatMap(({ routes, entry, css }) => {
    const route = matchRoute(routes, pathname);
    return route ? [entry, route.file, ...route.needs, ...css.map(({ href }) => href)] : [];
  });
  return [key, ...[...shared, ...own].filter((address) => address !== undefined)];
}

/** Keeps files of a release; returns false when one of them cannot be had. */
async function keepAssets(addresses: readonly string[]): Promise<boolean> {
  const assets = await caches.open(ASSETS);
  for (const address of addresses) {
    if (await assets.match(address)) continue;
    const response = await request(address, 'force-cache');
    if (!response || !mayBeKept(response)) return false;
    await assets.put(address, stamped(response, await response.blob()));
  }
  return true;
}

function request(address: string, cache: RequestCache): Promise<Response | undefined> {
  return fetch(address, { cache, priority: 'low' }).catch(() => undefined);
}

/** An answer as it is kept: its body is not encoded any more, and has no parts. */
function stamped({ headers: sent }: Response, body: Blob, more: Record<string, string> = {}): Response {
  const kept = new Headers(sent);
  for (const name of ['content-encoding', 'content-length', 'accept-ranges', 'vary']) kept.delete(name);
  const own = { [headers.at]: String(Date.now()), [headers.bytes]: String(body.size), ...more };
  for (const [name, value] of Object.entries(own)) kept.set(name, value);
  return new Response(body, { headers: kept });
}
