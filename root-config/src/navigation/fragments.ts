import type { SectionMap } from '@school/contract';
import type { PageSeed } from '@school/shared-deps';
import { attributes, splitAtPageData } from '@school/shared-deps/bundled';

import { fetchSectionMap } from '../fetch-section-map';

/** A page as the server sends it. */
export interface ServedPage {
  title: string;
  /** Its main part, safe to be put in place; undefined in browsers that cannot make it so. */
  main: Element | undefined;
  /** Its seed; undefined for a page that was on screen before. */
  data: PageSeed | undefined;
}

/** As long as records that are on screen (milliseconds). */
const FRESH_MS = 60_000;
/** More pages are not kept at once. */
const MAX_AHEAD = 20;
const RELEASE = new RegExp(`${attributes.release}="([^"]*)"`);
/** The sanitizer removes frames: under this name they come through, and are made anew. */
const FRAME = 'site-frame';

interface ParsingDocument {
  parseHTML?: (html: string, options: { sanitizer: object }) => Document;
}

/** Chromium 146, Firefox 148: HTML without scripts is safe under the site's policy. */
const { parseHTML } = Document as ParsingDocument;

/** Whether this browser shows the server's HTML of a page before its code is here. */
export const showsHtml = parseHTML !== undefined;

const ahead = new Map<string, { page: Promise<ServedPage>; until: number }>();

/** Fetches the HTML of a page, which the next `takePage` gets. Settles when it is here or has failed. */
export async function fetchPageAhead(url: URL, priority: RequestPriority): Promise<void> {
  const address = addressOf(url);
  if ((ahead.get(address)?.until ?? 0) > Date.now()) return;
  const page = fetchPage(url, priority);
  ahead.delete(address);
  ahead.set(address, { page, until: Date.now() + FRESH_MS });
  const [oldest] = ahead.keys();
  if (ahead.size > MAX_AHEAD && oldest !== undefined) ahead.delete(oldest);
  await page.catch(() => ahead.delete(address));
}

/** The HTML of a page, for one use. */
export function takePage(url: URL): Promise<ServedPage> {
  const known = ahead.get(addressOf(url));
  ahead.delete(addressOf(url));
  return known !== undefined && known.until > Date.now() ? known.page : fetchPage(url, 'high');
}

/**
 * Fetches the fragment of a page, or its document where the site is made of files.
 * @throws when there is none, or it belongs to another release
 */
async function fetchPage(url: URL, priority: RequestPriority): Promise<ServedPage> {
  const address = fragmentAddress(await fetchSectionMap(), url);
  if (address === undefined) throw new Error(`${addressOf(url)} has no document`);
  const response = await fetch(address, { priority });
  // a server that fails is no network
  if (response.status >= 500) throw new TypeError(`${response.url} answered ${response.status}`);
  if (!response.ok) throw new Error(`${response.url} answered ${response.status}`);
  return parsePage(await response.text(), address);
}

function parsePage(text: string, address: string): ServedPage {
  const [html, json] = splitAtPageData(text);
  const [, release] = RELEASE.exec(html) ?? [];
  if (release !== document.getElementById('content')?.getAttribute(attributes.release))
    throw new Error(`${address} is of another release`);
  const data = JSON.parse(json) as PageSeed;
  if (!parseHTML) return { title: '', main: undefined, data };
  const frames = html.replace(/(<\/?)iframe/g, `$1${FRAME}`);
  // React hydrates by comments, and styles and islands go by data attributes
  const parsed = parseHTML(frames, { sanitizer: { comments: true, removeAttributes: [] } });
  const main = parsed.querySelector('main') ?? undefined;
  main?.querySelectorAll(FRAME).forEach(makeFrame);
  // parsed for browsers without script, whose pictures would be fetched
  main?.querySelectorAll('noscript').forEach((element) => element.replaceChildren());
  return { title: parsed.title, main, data };
}

function makeFrame(named: Element): void {
  const frame = document.createElement('iframe');
  for (const { name, value } of named.attributes) frame.setAttribute(name, value);
  named.replaceWith(frame);
}

function addressOf({ pathname, search }: URL): string {
  return pathname + search;
}

/**
 * Where the fragment of a page is, or its document where the site is made of files. Those have one document
 * for all queries, so a page with one has no address.
 */
function fragmentAddress({ fragments }: SectionMap, { pathname, search }: URL): string | undefined {
  if (fragments === undefined && search !== '') return undefined;
  return (fragments ?? '') + pathname + search;
}
