import { stat } from 'node:fs/promises';
import path from 'node:path';

import type { Gateway } from '@school/gateway/gateway';
import { type CachedResponse, createCachedResponse } from '@school/server-core/http/cached-response';
import type { RouteData } from '@school/shared-deps';
import { dayAt, isoDay } from '@school/shared-deps/server';

import type { OwnContent } from '../content';
import { entriesOf, listOf } from './entries';
import { type Listed, sitemapFiles } from './sitemap-xml';

/** Returns a file of the sitemap by its address. */
export type ReadSitemap = (address: string) => Promise<CachedResponse | undefined>;

interface SitemapOptions {
  siteUrl: string;
  routes: () => readonly RouteData[];
  gateway: Pick<Gateway, 'read'>;
  content: Pick<OwnContent, 'version'>;
  contentFolder: string;
  timeZone: string;
}

const BUDGET_MS = 1_000;
const ALBUM = 'subGallery?id';
const albums: RouteData = { path: '/PhotoGallery', title: '', trail: [], resources: ['gallery/All'] };
const headers = { 'content-type': 'application/xml; charset=utf-8', 'cache-control': 'public, max-age=3600' };

/** The sitemap of all pages and albums, made again when the day, a list, the content or a route changes. */
export function createSitemap(options: SitemapOptions): ReadSitemap {
  const { siteUrl, routes, gateway, content, timeZone } = options;
  let known = { version: '', files: new Map<string, CachedResponse>() };

  return async (address) => {
    const today = isoDay(dayAt(Date.now(), timeZone));
    const pages = routes().filter(({ resources }) => !resources.some((key) => key.includes('?')));
    const keys = [...new Set([...pages, albums].flatMap((route) => listOf(route) ?? []))];
    const lists = await Promise.all(keys.map((key) => gateway.read(key, BUDGET_MS)));
    const names = routes().map((route) => route.path);
    const version = [today, content.version(), ...names, ...lists.map((list) => list?.version)].join(' ');
    if (known.version === version) return known.files.get(address);

    const seed = Object.fromEntries(
      keys.map((key, at) => [key, { records: recordsIn(lists[at]?.body), at: lists[at]?.at ?? 0 }]),
    );
    const listed = pages.map(async (route): Promise<Listed> => {
      const days = entriesOf(route, seed, timeZone).map(({ day }) => day);
      const changes = [...days, ...(await daysOfFiles(route, options))].filter((day) => day <= today);
      return { path: route.path, changed: changes.sort().at(-1) };
    });
    const album = routes().find(({ resources }) => resources.includes(ALBUM));
    const ofAlbums = album === undefined ? [] : entriesOf(albums, seed, timeZone);
    const addressOf = (id: string) => `${album?.path}?${new URLSearchParams({ id }).toString()}`;
    const all = [
      ...(await Promise.all(listed)),
      ...ofAlbums.map(({ record, day }) => ({
        path: addressOf(String(record['_id'])),
        changed: day <= today ? day : '',
      })),
    ];
    const files = [...sitemapFiles(siteUrl, all)];
    known = {
      version,
      files: new Map(files.map(([at, xml]) => [at, createCachedResponse(xml, { headers })])),
    };
    return known.files.get(address);
  };
}

/** The days on which the content files of a page were written. */
async function daysOfFiles({ resources }: RouteData, options: SitemapOptions): Promise<string[]> {
  const names = resources.filter((key) => key.startsWith('content/') && key !== 'content/fallback');
  const days = names.map(async (key) => {
    const file = path.join(options.contentFolder, 'pages', `${key.slice('content/'.length)}.json`);
    const written = await stat(file).catch(() => undefined);
    return written ? [isoDay(dayAt(written.mtimeMs, options.timeZone))] : [];
  });
  return (await Promise.all(days)).flat();
}

function recordsIn(body: unknown): readonly unknown[] {
  return Array.isArray(body) ? body : [];
}
