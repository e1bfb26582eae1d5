import { needsQuery } from '@school/contract';
import { addressIn } from '@school/contract/languages';
import { entriesOf, type Entry, listOf, textOf } from '@school/server/derived/entries';
import type { FileSources, GeneratedFile } from '@school/server/derived/generator';
import { escapeXml } from '@school/shared-deps/server';
import { dayAt, isoDay, recordAddress } from '@school/shared-deps/server';

const ALBUMS = { page: '/PhotoGallery', list: 'gallery/All' };
const headers = { 'content-type': 'application/xml; charset=utf-8', 'cache-control': 'public, max-age=3600' };

/** An address of the site, and the ISO day of its last change, where it is known. */
interface Listed {
  path: string;
  changed: string | undefined;
}

/** The sitemap of all pages and albums. A site that does not know its address has none. */
export function sitemapFiles({ config, releases, gateway, content }: FileSources): GeneratedFile[] {
  const { siteUrl, timeZone } = config;
  if (siteUrl === undefined) return [];

  const read = async () => {
    const today = isoDay(dayAt(Date.now(), timeZone));
    const { routes, languages = {} } = releases.current();
    const pages = routes.filter((route) => !needsQuery(route));
    const keys = [...new Set([ALBUMS.list, ...pages.flatMap((route) => listOf(route) ?? [])])];
    const lists = await gateway.readAll(keys);
    const names = routes.map((route) => route.path);
    const others = Object.keys(languages);
    const version = [
      today,
      content.version(),
      ...names,
      ...others,
      ...lists.map((list) => list?.version),
    ].join(' ');

    const entriesIn = (page: string, key: string | undefined) =>
      entriesOf(page, lists[keys.indexOf(key ?? '')]?.body, timeZone);
    /** The newest day of records, which come newest first; a day to come is no change. */
    const changeOf = (entries: readonly Entry[]) => entries.find(({ day }) => day <= today)?.day;
    const generate = () => {
      const listed = pages.map((route) => ({
        path: route.path,
        changed: changeOf(entriesIn(route.path, listOf(route))),
      }));
      const hasAlbums = routes.some(({ resources }) => resources.includes('subGallery?id'));
      const albums = hasAlbums ? entriesIn(ALBUMS.page, ALBUMS.list) : [];
      const ofAlbums = albums.map((entry) => ({
        path: recordAddress(ALBUMS.page, textOf(entry.record['_id'])),
        changed: changeOf([entry]),
      }));
      return toXml(siteUrl, [...listed, ...ofAlbums], others);
    };
    return { version, headers, generate };
  };
  return [{ address: '/sitemap.xml', read }];
}

/**
 * The format of sitemaps.org, with the addresses of each page in all languages.
 * @param others languages besides English
 */
function toXml(siteUrl: string, pages: readonly Listed[], others: readonly string[]): string {
  const spoken = others.length === 0 ? [] : ['en', ...others];
  const lines = pages.map(({ path: address, changed }) => {
    const day = changed ? `<lastmod>${changed}</lastmod>` : '';
    const links = spoken.map((language) => {
      const href = escapeXml(siteUrl + addressIn(language, address));
      return `<xhtml:link rel="alternate" hreflang="${language}" href="${href}"/>`;
    });
    return `<url><loc>${escapeXml(siteUrl + address)}</loc>${day}${links.join('')}</url>`;
  });
  const links = spoken.length === 0 ? '' : ' xmlns:xhtml="http://www.w3.org/1999/xhtml"';
  const start = `<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"${links}>`;
  return ['<?xml version="1.0" encoding="UTF-8"?>', start, ...lines, '</urlset>', ''].join('\n');
}
