import { resourcePath, type SectionMap } from '@school/contract';
import { OFFLINE_PAGE, WORKER_ADDRESS } from '@school/offline/names';
import { integrityOf } from '@school/release/files';
import type { ReleaseFile } from '@school/release/release-file';
import type { PageData } from '@school/shared-deps';
import { splitAtPageData } from '@school/shared-deps/server';
import { subscriptionAddresses } from '@school/subscriptions/addresses';

import { ALBUM, hostPath, replaceAddresses } from './addresses';
import { crawl, isHtml } from './crawl';
import { type ExportFolder, openExport } from './export-folder';
import { hostScript } from './host-script';
import { fetchText } from './requests';
import { makeSearchFile, type SearchSources } from './search/search-file';
import { HOST_SCRIPT, needsServer, staticPage } from './static-page';

interface ExportOptions {
  /** Address of a site server that runs, without a slash at its end. */
  url: string;
  /** The live release of that server. */
  release: Pick<ReleaseFile, 'packages' | 'integrity'>;
  /** Where the export goes. */
  folder: string;
  /** Sources of the index, and the code by which browsers search it. */
  search: Pick<SearchSources, 'content' | 'paperProgram'> & { script: Buffer | string };
}

/** Contents of an export, and what it lacks. */
export interface ExportReport {
  pages: number;
  files: number;
  /** Paths of pages whose form needs a server; they say so. */
  withoutServer: string[];
  /** Addresses that could not be exported, one line each. */
  left: string[];
}

/** An address that has no page, so that it is the error screen. */
const NO_PAGE = '/404.html';
const ALBUM_PAGE = ALBUM.slice(0, ALBUM.indexOf('?'));

/**
 * Writes all that a running site answers as files for a host without a server. The folder changes once
 * everything is there.
 * @throws Refusal when the folder has other files, and an error when a page or a list cannot be had
 */
export async function exportSite({ folder, ...options }: ExportOptions): Promise<ExportReport> {
  const target = openExport(folder);
  try {
    const report = await writeSite(options, target.write);
    target.finish();
    return report;
  } catch (error) {
    target.abandon();
    throw error;
  }
}

async function writeSite(
  { url, release, search: { script, ...sources } }: Omit<ExportOptions, 'folder'>,
  write: ExportFolder['write'],
): Promise<ExportReport> {
  const routes = Object.values(release.packages).flatMap((each) => each.routes);
  const errorPage = await fetchText(url + NO_PAGE, 404);
  const data = JSON.parse(splitAtPageData(errorPage)[1]) as PageData;
  const lists = routes
    .flatMap(({ resources }) => resources)
    .filter((resource) => !resource.includes('?'))
    .map((resource) => resourcePath(resource, data.site.code));
  /** The paths of pages, and the address by which its section knows each. */
  const paths = new Map(
    routes.flatMap(({ path, aliases = [] }) =>
      [path, ...aliases].map((each) => [each, each === '/' ? each : path]),
    ),
  );
  paths.delete(ALBUM_PAGE);
  const small = [OFFLINE_PAGE, WORKER_ADDRESS, '/site.webmanifest', '/notice.json', '/robots.txt'];
  const assets = Object.keys(release.integrity).filter((address) => !address.endsWith('.map'));
  // lists first, because pages do not wait long for them
  const required = [...lists, ...paths.keys(), ...small, ...assets];
  // maps may be missing
  const optional = [...subscriptionAddresses, ...Object.keys(release.integrity)];
  const { texts, moved, files, left } = await crawl(url, { required, optional }, write);

  const integrity = integrityOf(Buffer.from(hostScript));
  const writePage = (file: string, html: string, address?: string) =>
    write(file, staticPage(html, { address, moved, integrity }));
  writePage(NO_PAGE, errorPage);
  writePage(`${ALBUM_PAGE}/index.html`, await fetchText(url + ALBUM_PAGE, 404), ALBUM);
  const pages = [...texts].filter(([, text]) => isHtml(text));
  for (const [address, html] of pages) {
    const shown = address.startsWith(ALBUM) ? address : paths.get(address);
    writePage(`${hostPath(address)}/index.html`, html, shown);
    texts.delete(address);
  }
  for (const [address, text] of texts) {
    const isSitemap = address.startsWith('/sitemap');
    write(hostPath(address), isSitemap ? replaceAddresses(text, moved) : withoutServerUrl(text, url));
  }

  const posting = pages.flatMap(([address, html]) => (needsServer(html) ? (paths.get(address) ?? []) : []));
  const withoutServer = [...new Set(posting)];
  const map = JSON.parse(await fetchText(`${url}/sections.json`)) as SectionMap;
  write('/sections.json', JSON.stringify(withoutRoutes(map, withoutServer)));
  write(HOST_SCRIPT, hostScript);
  // a page without an emblem asks for it
  write('/favicon.ico', '');
  const index = await makeSearchFile({ ...sources, url, routes, lists: texts, data });
  write('/search-index.json', index.json);
  write('/static-search.js', script);
  const noSitemap = texts.has('/sitemap.xml') ? [] : ['the sitemap: SCHOOL_URL is not set'];
  return { pages: pages.length, files, withoutServer, left: [...left, ...index.left, ...noSitemap] };
}

/** Where the site does not know its address, calendars and feeds have that of the server. */
function withoutServerUrl(text: string, url: string): string {
  const ofServer = new RegExp(String.raw`^URL[^:]*:${url}.*\r\n(?: .*\r\n)*`, 'gm');
  return text.replaceAll(ofServer, '').replaceAll(url, '');
}

/** A map without some paths: a link to one of them opens its document. */
function withoutRoutes({ sections, ...map }: SectionMap, paths: readonly string[]) {
  const kept = sections.map((each) => ({
    ...each,
    routes: each.routes.filter(({ path }) => !paths.includes(path)),
  }));
  return { ...map, fragments: undefined, sections: kept };
}
