import { pageDataBlock, splitAtPageData } from '@school/shared-deps/server';

import { filesOfHtml, staticAddressOf } from './addresses';
import type { RecordRoute } from './routes';

/** How a page differs on a host without a server. */
export interface StaticPageOptions {
  /** Its path, and for a page about one record the query that names it; the error screen has none. */
  address?: string;
  /** The page about one record that its route has for each id. */
  record?: RecordRoute | undefined;
  /** Pages about one record, by their address with a query. */
  folders: ReadonlyMap<string, string>;
  /** Addresses of files that are in the export. */
  files: ReadonlySet<string>;
  /** The integrity of the host script. */
  integrity: string;
}

/** Address of the script that every page runs first. */
export const HOST_SCRIPT = '/static-host.js';

const IMPORT_MAP = '<script type="importmap">';
const CONTENT = /<main [^>]*>/;
const POSTED = ' method="post"';
const FORM_END = '</form>';

const NEEDS_SERVER =
  '<p>This form needs the school’s server, which this copy of the site does not have. ' +
  'Please ask the school’s office: its address and telephone numbers are at the end of this page.</p>';
const NEEDS_SCRIPT =
  '<noscript><p>In this copy of the site, year, month and search work with JavaScript only.</p></noscript>';

/** Whether a page sends what a visitor writes to the server. */
export function needsServer(html: string): boolean {
  return html.includes(POSTED);
}

/**
 * A page of the server for a static host. Its addresses have no query, and a form that needs a server says
 * so.
 */
export function staticPage(html: string, options: StaticPageOptions): string {
  const [page, json, behind] = splitAtPageData(html);
  const data = json && pageDataBlock(json);
  const withAddresses = replaceAddresses(page, options);
  if (needsServer(html)) return withoutForm(withAddresses) + data + withoutShell(behind);
  const noted = withAddresses.includes('role="search"')
    ? withAddresses.replace(CONTENT, (main) => main + NEEDS_SCRIPT)
    : withAddresses;
  return noted.replace(IMPORT_MAP, scriptFor(options) + IMPORT_MAP) + data + behind;
}

/** A text with addresses of a static host: the server's HTML or its sitemap. */
export function replaceAddresses(
  page: string,
  { folders, files }: Pick<StaticPageOptions, 'folders' | 'files'>,
): string {
  let text = page;
  // longer addresses first: some begin with another one
  const named = filesOfHtml(page).sort((one, other) => other.length - one.length);
  for (const address of named) {
    const there = staticAddressOf(address);
    if (there === address || !files.has(there)) continue;
    text = text.replaceAll(address.replaceAll("'", '&#x27;'), there.replaceAll("'", '&#x27;'));
  }
  for (const [address, folder] of folders) {
    for (const end of ['"', '#', '<']) text = text.replaceAll(address + end, folder + end);
  }
  return text;
}

function scriptFor({ address, record, integrity }: StaticPageOptions): string {
  const ofPage = address === undefined ? '' : ` data-address="${address}"`;
  const ofRecord = record === undefined ? '' : ` data-record="${record.path}?${record.parameter}="`;
  return `<script src="${HOST_SCRIPT}" integrity="${integrity}"${ofPage}${ofRecord}></script>`;
}

/** A page of which no part runs, so that nothing brings the form back. */
function withoutForm(page: string): string {
  const start = page.lastIndexOf('<form ', page.indexOf(POSTED));
  const end = page.indexOf(FORM_END, start) + FORM_END.length;
  return page.slice(0, start) + NEEDS_SERVER + page.slice(end);
}

function withoutShell(data: string): string {
  const start = data.indexOf('<script type="module"');
  const end = data.indexOf('</script>', start) + '</script>'.length;
  return data.slice(0, start) + data.slice(end);
}
