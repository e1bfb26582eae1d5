import { attempt } from '@school/contract';
import { deviceCaches, POLICY_PREFIX } from '@school/contract/device-storage';
import { addressIn, type Language, splitLanguage } from '@school/contract/languages';
import { KEPT_LIST, OFFLINE_PAGE, RETRY_LINK, WANTED } from '@school/contract/offline';

import { pageKey } from './rules';
import { texts as english } from './texts';
import { texts as hi } from './texts.hi';
import { texts as pa } from './texts.pa';

export const PAGES = deviceCaches.pages.name;
export const FILES = deviceCaches.files.name;

const textsIn: Record<Language, typeof english> = { en: english, hi, pa };

/** A page on the device. */
interface KeptPage {
  address: string;
  html: string;
  /** When the server sent it, in milliseconds. */
  at: number;
  headers: Headers;
}

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

/** Removes what was made when the school showed other things of children than in an answer of the server. */
export async function obeyPolicy(policy: string | null | undefined): Promise<void> {
  if (!policy || (await caches.has(POLICY_PREFIX + policy))) return;
  const earlier = (await caches.keys()).filter((name) => name.startsWith(POLICY_PREFIX));
  await Promise.all([PAGES, FILES, ...earlier].map((name) => caches.delete(name)));
  await caches.open(POLICY_PREFIX + policy);
}

/** The page of an address, which says of when it is. */
export async function pageFromDevice(url: URL): Promise<Response | undefined> {
  const page = await findPage(url);
  if (page && new URL(page.address).search !== url.search) return Response.redirect(page.address);
  return page && new Response(withTime(page, Date.now(), splitLanguage(url.pathname).language), page);
}

/** Leads to the offline page; frames without their document stay empty. */
export async function toOfflinePage({ destination, url }: Request): Promise<Response | undefined> {
  const { pathname, search, origin } = new URL(url);
  if (destination !== 'document') return undefined;
  for (const language of new Set([splitLanguage(pathname).language, 'en'])) {
    const address = addressIn(language, OFFLINE_PAGE);
    if (await findPage(new URL(address, origin)))
      return Response.redirect(`${address}?${WANTED}=${encodeURIComponent(pathname + search)}`);
  }
  return undefined;
}

/** The offline page with all others that the device has. */
export async function offlinePage(url: URL): Promise<Response | undefined> {
  const { origin, searchParams, pathname } = url;
  const { language } = splitLanguage(pathname);
  const home = addressIn(language, '/home');
  const own = await findPage(url);
  const keys = await (await caches.open(PAGES)).keys();
  const pages = await Promise.all(keys.map(({ url }) => findPage(new URL(url))));
  const others = pages.filter((page) => page !== undefined).filter(({ address }) => address !== own?.address);
  const text = searchParams.get(WANTED) ?? home;
  const wanted = attempt(() => new URL(text, origin)) ?? new URL(home, origin);
  // an address of another site is not kept
  const retry = wanted.origin === origin ? wanted.pathname + wanted.search : home;
  return own && new Response(withPages(own.html, others, retry, Date.now(), language), own);
}

/** A kept document that says of when it is. */
export function withTime(
  { html, at }: Pick<KeptPage, 'html' | 'at'>,
  now: number,
  language: Language = 'en',
): string {
  const texts = textsIn[language];
  const note =
    `<p class="siteAsOf quiet width" role="status">${texts.asOf(timeOf(at, now))}. ${texts.unreachable} ` +
    `<a href="${addressIn(language, OFFLINE_PAGE)}" target="_self">${texts.kept}</a></p>`;
  return html.replace(/<main [^>]*>/, (start) => start + note);
}

/** The offline page with the pages on the device, newest first, and the address that was to be opened. */
export function withPages(
  html: string,
  pages: readonly KeptPage[],
  wanted: string,
  now: number,
  language: Language = 'en',
): string {
  const items = [...pages]
    .sort((one, other) => other.at - one.at)
    .map((page) => {
      const time = textsIn[language].asOf(timeOf(page.at, now));
      const link = `<a href="${escape(page.address)}" target="_self">${titleOf(page.html)}</a>`;
      return `<li>${link} <small>${time}</small></li>`;
    });
  const list = new RegExp(`(?<=<ul ${KEPT_LIST}=""[^>]*>)[^]*?(?=</ul>)`);
  const retry = new RegExp(`(?<=href=")[^"]*(?=" ${RETRY_LINK}="")`);
  const listed = items.length === 0 ? html : html.replace(list, () => items.join(''));
  return listed.replace(retry, () => escape(wanted));
}

/** The time of today, or the day and the time, on the device's clock. */
export function timeOf(at: number, now: number): string {
  const [day, today] = [at, now].map((moment) => new Date(moment).toLocaleDateString('en-GB'));
  const time = new Date(at).toLocaleTimeString('en-GB', { hour: '2-digit', minute: '2-digit' });
  return day === today ? time : `${day}, ${time}`;
}

/** The title of a document before the school's name, as the HTML that it is. */
export function titleOf(html: string): string {
  return (/<title>([^<]*)</.exec(html)?.[1] ?? '').replace(/ - [^-]*$/, '');
}

const escape = (text: string) => text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);
