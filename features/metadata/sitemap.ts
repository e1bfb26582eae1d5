import { stat } from 'node:fs/promises';
import path from 'node:path';

import type { RouteData } from '@school/contract';
import { entriesOf, listOf } from '@school/server/generated/entries';
import type { FileSources, GeneratedFile } from '@school/server/generated/generator';
import { escapeXml } from '@school/server/http/escape-xml';
import { dayAt, isoDay } from '@school/shared-deps/server';

const ALBUMS = { page: '/PhotoGallery', list: 'gallery/All' };
const headers = { 'content-type': 'application/xml; charset=utf-8', 'cache-control': 'public, max-age=3600' };

/** An address of the site, and the ISO day of its last change, where it is known. */
interface Listed {
  path: string;
  changed: string | undefined;
}

/** The sitemap of all pages and albums. A site that does not know its address has none. */
export function sitemapFiles({ config, releases, gateway, content }: FileSources): GeneratedFile[] {
  const { siteUrl, timeZone, contentFolder } = config;
  if (siteUrl === undefined) return [];

  const read = async () => {
    const today = isoDay(dayAt(Date.now(), timeZone));
    const { routes } = releases.current();
    const pages = routes.filter(({ resources }) => !resources.some((key) => key.includes('?')));
    const keys = [...new Set([ALBUMS.list, ...pages.flatMap((route) => listOf(route) ?? [])])];
    const lists = await gateway.readAll(keys);
    const names = routes.map((route) => route.path);
    const version = [today, content.version(), ...names, ...lists.map((list) => list?.version)].join(' ');

    const entriesIn = (page: string, key: string | undefined) =>
      entriesOf(page, lists[keys.indexOf(key ?? '')]?.body, timeZone);
    const changeOf = (days: readonly string[]) =>
      days
        .filter((day) => day <= today)
        .sort()
        .at(-1);
    const generate = async () => {
      const listed = pages.map(async (route) => {
        const days = entriesIn(route.path, listOf(route)).map(({ day }) => day);
        const written = await daysOfFiles(route, path.join(contentFolder, 'pages'), timeZone);
        return { path: route.path, changed: changeOf([...days, ...written]) };
      });
      const album = routes.find(({ resources }) => resources.includes('subGallery?id'));
      const albums = album === undefined ? [] : entriesIn(ALBUMS.page, ALBUMS.list);
      const ofAlbums = albums.map(({ record, day }) => ({
        path: `${album?.path}?${new URLSearchParams({ id: String(record['_id']) }).toString()}`,
        changed: changeOf([day]),
      }));
      return toXml(siteUrl, [...(await Promise.all(listed)), ...ofAlbums]);
    };
    return { version, headers, generate };
  };
  return [{ address: '/sitemap.xml', read }];
}

/** The format of sitemaps.org. */
function toXml(siteUrl: string, pages: readonly Listed[]): string {
  const lines = pages.map(({ path: address, changed }) => {
    const day = changed ? `<lastmod>${changed}</lastmod>` : '';
    return `<url><loc>${escapeXml(siteUrl + address)}</loc>${day}</url>`;
  });
  const start = '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">';
  return ['<?xml version="1.0" encoding="UTF-8"?>', start, ...lines, '</urlset>', ''].join('\n');
}

/** The days on which the content files of a page were written. */
async function daysOfFiles({ resources }: RouteData, folder: string, timeZone: string): Promise<string[]> {
  const names = resources.filter((key) => key.startsWith('content/') && key !== 'content/fallback');
  const days = names.map(async (key) => {
    const file = path.join(folder, `${key.slice('content/'.length)}.json`);
    const written = await stat(file).catch(() => undefined);
    return written ? [isoDay(dayAt(written.mtimeMs, timeZone))] : [];
  });
  return (await Promise.all(days)).flat();
}
