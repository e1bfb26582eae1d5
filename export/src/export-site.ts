import { OFFLINE_PAGE, WORKER_ADDRESS } from '@school/offline/names';
import { integrityOf } from '@school/release/files';
import type { ReleaseFile } from '@school/release/release-file';
import type { PageData } from '@school/shared-deps';
import { type SectionMap, splitAtPageData } from '@school/shared-deps/server';

import { exportFiles } from './export-files';
import { type ExportFolder, openExport } from './export-folder';
import { headersFile, nginxFile } from './host-files';
import { hostScript } from './host-script';
import { readLists } from './read-lists';
import { readPages, readRecordPages } from './read-pages';
import { readSubscriptions } from './read-subscriptions';
import { fetchBody, fetchText } from './requests';
import { recordRouteOf } from './routes';
import { makeSearchFile, type SearchSources } from './search/search-file';
import {
  HOST_SCRIPT,
  needsServer,
  replaceAddresses,
  staticPage,
  type StaticPageOptions,
} from './static-page';

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

/** An answer that has no page, so that it is the error screen. */
const NO_PAGE = '/404.html';
const SITEMAP = '/sitemap.xml';
const WEB_MANIFEST = '/site.webmanifest';
const TOUCH_ICON = '/icons/apple-touch-icon.png';
/** Request of open pages. */
const NOTICE = '/notice.json';

/**
 * Writes all that a running site answers without a query as files for a host without a server. The folder
 * changes once everything is there.
 * @throws Refusal when the folder has other files, and an error when a page or a list cannot be had
 */
export async function exportSite({ url, release, folder, search }: ExportOptions): Promise<ExportReport> {
  const target = openExport(folder);
  try {
    const report = await writeSite(url, release, search, target);
    target.finish();
    return report;
  } catch (error) {
    target.abandon();
    throw error;
  }
}

async function writeSite(
  url: string,
  { packages, integrity }: ExportOptions['release'],
  { script, ...sources }: ExportOptions['search'],
  { write }: ExportFolder,
): Promise<ExportReport> {
  const routes = Object.values(packages).flatMap((each) => each.routes);
  const errorPage = await fetchText(url + NO_PAGE, 404);
  const data = JSON.parse(splitAtPageData(errorPage.text)[1]) as PageData;
  // lists first: a page does not wait long for them
  const lists = await readLists(url, routes, data.site.code);
  const own = await readPages(url, routes);
  const ofRecords = await readRecordPages(url, routes, own, lists);
  const pages = [...own, ...ofRecords.pages];

  const records = [...lists, ...ofRecords.files];
  const assets = Object.keys(integrity);
  const html = pages.map((page) => page.html);
  const texts = records.map(({ text }) => text);
  const files = await exportFiles(url, { html, texts, assets }, write);
  const subscriptions = await readSubscriptions(url, lists);
  for (const { address, text } of [...records, ...subscriptions.files]) write(address, text);

  write(HOST_SCRIPT, hostScript);
  const index = await makeSearchFile({ ...sources, url, routes, lists, data });
  write('/search-index.json', index.json);
  write('/static-search.js', script);
  // a page without an emblem asks for it
  write('/favicon.ico', '');
  const folders = new Map(ofRecords.pages.map((page) => [page.address, page.folder]));
  const shared = { folders, files: files.written, integrity: integrityOf(Buffer.from(hostScript)) };
  for (const page of pages) write(`${page.folder}index.html`, staticPage(page.html, { ...page, ...shared }));
  write(NO_PAGE, staticPage(errorPage.text, shared));

  const posting = own.filter((page) => needsServer(page.html)).map(({ address }) => address);
  const withoutServer = [...new Set(posting)];
  await writeInstalledSite(url, shared, write);
  const hasSitemap = await writeSmallFiles(url, shared, withoutServer, write);
  const forHosts = {
    paths: [...new Set([...own.map(({ address }) => address), OFFLINE_PAGE])],
    records: routes.flatMap((route) => recordRouteOf(route) ?? []),
    lists: [WEB_MANIFEST, ...lists.map((list) => list.address).filter((each) => !each.endsWith('.json'))],
    drawings: [...files.written].filter((address) => address.endsWith('.svg')).sort(),
    pagePolicy: own[0]?.policy ?? '',
  };
  write('/_headers', headersFile(forHosts));
  write('/_nginx.conf', nginxFile(forHosts));
  const noSitemap = hasSitemap ? [] : ['the sitemap: SCHOOL_URL is not set'];
  const left = [...ofRecords.left, ...files.left, ...subscriptions.left, ...index.left, ...noSitemap];
  return { pages: pages.length, files: files.written.size, withoutServer, left };
}

/**
 * The map of sections, the requests of open pages and the rules for search engines. A server that knows its
 * address has a sitemap too.
 */
async function writeSmallFiles(
  url: string,
  shared: Pick<StaticPageOptions, 'folders' | 'files'>,
  withoutServer: readonly string[],
  write: ExportFolder['write'],
): Promise<boolean> {
  const map = JSON.parse((await fetchText(`${url}/sections.json`)).text) as SectionMap;
  // a link to a page that needs a server opens its document
  const sections = map.sections.map((each) => ({
    ...each,
    routes: each.routes.filter(({ path }) => !withoutServer.includes(path)),
  }));
  write('/sections.json', JSON.stringify({ ...map, fragments: undefined, sections }));
  write(NOTICE, (await fetchText(url + NOTICE)).text);
  const robots = (await fetchText(`${url}/robots.txt`)).text;
  write('/robots.txt', robots);
  if (!robots.includes('\nSitemap: ')) return false;
  const sitemap = (await fetchText(`${url}${SITEMAP}`)).text;
  const parts = sitemap.match(/\/sitemap-\d+\.xml(?=<)/g) ?? [];
  for (const address of [SITEMAP, ...parts]) {
    write(address, replaceAddresses((await fetchText(url + address)).text, shared));
  }
  return true;
}

/** The manifest of the installed site with its icons, and the service worker with its page. */
async function writeInstalledSite(
  url: string,
  shared: StaticPageOptions,
  write: ExportFolder['write'],
): Promise<void> {
  write(WORKER_ADDRESS, (await fetchText(url + WORKER_ADDRESS)).text);
  write(`${OFFLINE_PAGE}/index.html`, staticPage((await fetchText(url + OFFLINE_PAGE)).text, shared));
  const { text } = await fetchText(url + WEB_MANIFEST);
  write(WEB_MANIFEST, text);
  const { icons } = JSON.parse(text) as { icons: { src: string }[] };
  for (const { src } of icons.length > 0 ? [...icons, { src: TOUCH_ICON }] : []) {
    const icon = await fetchBody(url + src);
    if (icon !== undefined) write(src, icon.body);
  }
}
