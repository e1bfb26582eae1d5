import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';

import { resourcePath, type SectionMap } from '@school/contract';
import { addressIn, type Language, splitLanguage } from '@school/contract/languages';
import { OFFLINE_PAGE, WORKER_ADDRESS } from '@school/contract/offline';
import type { ReleaseFile } from '@school/contract/release-file';
import { subscriptionAddresses } from '@school/contract/subscriptions';
import { integrityOf } from '@school/server/pages/release/integrity';
import { spokenIn } from '@school/server/pages/release/release';
import { readLive } from '@school/server/pages/release/release-file';
import type { PageData } from '@school/shared-deps';
import { splitAtPageData } from '@school/shared-deps/server';

import { releaseFolder } from '../release/commands/release';
import { Refusal } from '../release/refusal';
import { root } from '../workspace/workspace';
import { ALBUM, answerIn, ERROR_SCREEN, isAlbum, replaceAddresses } from './addresses';
import { crawl, isHtml } from './crawl';
import { hostPath } from './host-path';
import { HOST_SCRIPT, needsServer, staticPage } from './static-page';

const SECTION_MAP = '/sections.json';
const SMALL = ['/site.webmanifest', '/robots.txt'];
/** Files of features; the index of the search comes last, because it has the texts of all PDFs. */
const OF_FEATURES = [...subscriptionAddresses, WORKER_ADDRESS, '/static-search.js', '/search-index.json'];

/** Contents of an export, and what it lacks. */
export interface ExportReport {
  pages: number;
  files: number;
  /** Addresses that could not be exported, and forms that need a server, one line each. */
  left: string[];
}

interface Built {
  release: ReleaseFile;
  hostScript: string;
}

const HOST_SCRIPT_FILE = path.join(root, 'server/dist/browser', HOST_SCRIPT);

/** A file that every export has. */
const MARK = '.school-export';

/**
 * Writes all that a running site answers as files for a host without a server. The folder changes once
 * everything is there.
 * @param url address of a server of this checkout, without a slash at its end
 * @param built the live release of that server, and the built script of pages on such a host
 * @throws Refusal when the folder has other files, and an error when a page or a list cannot be had
 */
export async function exportSite(
  url: string,
  folder: string,
  built: Built = { release: readLive(releaseFolder()), hostScript: readFileSync(HOST_SCRIPT_FILE, 'utf8') },
): Promise<ExportReport> {
  const isTaken = existsSync(folder) && readdirSync(folder).length > 0;
  if (isTaken && !existsSync(path.join(folder, MARK)))
    throw new Refusal([`${folder} has files that are of no export; name a new folder`]);
  const [next, last] = [`${folder}.next`, `${folder}.last`];
  const remove = (place: string) => rmSync(place, { recursive: true, force: true });
  const write = (address: string, body: Buffer | string) => {
    const file = path.join(next, decodeURIComponent(address));
    if (!file.startsWith(next + path.sep)) throw new Error(`${address} leads out of the folder`);
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, body);
  };
  remove(next);
  try {
    write(MARK, '');
    const report = await writeSite(url, built, write);
    // a host that reads the folder misses it for a moment alone
    if (existsSync(folder)) renameSync(folder, last);
    renameSync(next, folder);
    return report;
  } finally {
    remove(next);
    remove(last);
  }
}

async function writeSite(
  url: string,
  { release, hostScript }: Built,
  write: (address: string, body: Buffer | string) => void,
): Promise<ExportReport> {
  const spoken = spokenIn(release);
  const inAll = (addresses: readonly string[], into: (language: Language, address: string) => string) =>
    spoken.flatMap((language) => addresses.map((address) => into(language, address)));
  const routes = Object.values(release.packages).flatMap((each) => each.routes);
  const errorPage = await fetch(url + ERROR_SCREEN).then((response) => response.text());
  const data = JSON.parse(splitAtPageData(errorPage)[1]) as PageData;
  const lists = routes
    .flatMap(({ resources }) => resources)
    .filter((resource) => !resource.includes('?'))
    .map((resource) => resourcePath(resource, data.site.code));
  /** The paths of pages, and the address by which its section knows each. */
  const paths = new Map(
    spoken.flatMap((language) =>
      routes.flatMap(({ path, aliases = [] }) =>
        [path, ...aliases].map((each) => [
          addressIn(language, each),
          addressIn(language, each === '/' ? each : path),
        ]),
      ),
    ),
  );
  const assets = Object.keys(release.integrity).filter((address) => !address.endsWith('.map'));
  // lists first, because pages do not wait long for them
  const required = [
    ...inAll(lists, answerIn),
    ...paths.keys(),
    ...inAll(['/SubGallery', SECTION_MAP], addressIn),
    ...[ERROR_SCREEN, ...SMALL, ...assets],
  ];
  const optional = [
    ...inAll([OFFLINE_PAGE], addressIn),
    ...inAll(['/notice.json'], answerIn),
    ...OF_FEATURES,
  ];
  const wanted = { required, optional };
  const { texts, moved, files, left } = await crawl(url, wanted, write);

  const integrity = integrityOf(Buffer.from(hostScript));
  const pages = [...texts].filter(([, text]) => isHtml(text));
  for (const language of spoken) paths.set(addressIn(language, '/SubGallery'), addressIn(language, ALBUM));
  for (const [address, html] of pages) {
    const shown = isAlbum(address) ? address : paths.get(address);
    const file = address.endsWith('.html') ? address : `${hostPath(address)}/index.html`;
    write(
      file,
      staticPage(html, { address: shown, moved, integrity, now: data.now, timeZone: data.site.timeZone }),
    );
    texts.delete(address);
  }
  const posting = pages
    .filter(([, html]) => needsServer(html))
    .map(([address]) => splitLanguage(paths.get(address) ?? address).pathname);
  const withoutServer = [...new Set(posting)];
  for (const [address, text] of texts) {
    if (splitLanguage(address).pathname === SECTION_MAP) write(address, withoutRoutes(text, withoutServer));
    else if (address.startsWith('/sitemap')) write(address, replaceAddresses(text, moved));
    else write(hostPath(address), text);
  }
  write(HOST_SCRIPT, hostScript);
  // a page without an emblem asks for it
  write('/favicon.ico', '');
  const noSitemap = texts.has('/sitemap.xml') ? [] : ['the sitemap: SCHOOL_URL is not set'];
  const forms = withoutServer.map((each) => `${each}: its form needs a server, and says so`);
  return { pages: pages.length, files, left: [...left, ...forms, ...noSitemap] };
}

/** A map without some paths: a link to one of them opens its document. */
function withoutRoutes(text: string, paths: readonly string[]): string {
  const { sections, ...map } = JSON.parse(text) as SectionMap;
  const kept = sections.map((each) => ({
    ...each,
    routes: each.routes.filter(({ path }) => !paths.includes(path)),
  }));
  return JSON.stringify({ ...map, fragments: undefined, sections: kept });
}
