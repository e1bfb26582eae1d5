import { pageDataBlock, splitAtPageData } from '@school/shared-deps/server';

import { replaceAddresses } from './addresses';

/** How a page differs on a host without a server. */
export interface StaticPageOptions {
  /** Its path, and for a page about one album the query that names it; the error screen has none. */
  address?: string | undefined;
  /** Addresses with a query, and where the host has them. */
  moved: ReadonlyMap<string, string>;
  /** The integrity of the host script. */
  integrity: string;
  /** The day and time of the export. */
  time: string;
}

/** Address of the script that every page runs first. */
export const HOST_SCRIPT = '/static-host.js';

const IMPORT_MAP = '<script type="importmap">';
const SHELL = /<script type="module"[^]*?<\/script>/;
const CONTENT = /<main [^>]*>/;
/** A form that needs a server; the settings of the display are applied by a script as well. */
const POSTED_FORM = /<form (?=[^>]* method="post")(?![^>]*\baction="\/display")[^]*?<\/form>/;

const NEEDS_SERVER =
  '<p>This form needs the school’s server, which this copy of the site does not have. ' +
  'Please ask the school’s office: its address and telephone numbers are at the end of this page.</p>';
const NEEDS_SCRIPT =
  '<noscript><p>In this copy of the site, year, month, class and search work with JavaScript only.</p></noscript>';

/** Whether a page sends what a visitor writes to the server. */
export function needsServer(html: string): boolean {
  return POSTED_FORM.test(html);
}

/** A copy has English pages alone. */
const OTHER_LANGUAGES = /<nav class="siteLanguages.*?<\/nav>|<link rel="alternate" hrefLang[^>]*>/gs;

/**
 * A page of the server for a static host. Its addresses have no query. A form that needs a server says so,
 * and its page runs no code that would bring it back.
 */
export function staticPage(html: string, { address, moved, integrity, time }: StaticPageOptions): string {
  const [page, json, behind] = splitAtPageData(html.replace(OTHER_LANGUAGES, ''));
  const data = json && pageDataBlock(json);
  const note = `<p class="siteAsOf quiet width">As of ${time}: a copy of the site.</p>`;
  const replaced = replaceAddresses(page, moved).replace(CONTENT, (main) => main + note);
  if (needsServer(html))
    return replaced.replace(POSTED_FORM, NEEDS_SERVER) + data + behind.replace(SHELL, '');
  const ofPage = address === undefined ? '' : ` data-address="${address}"`;
  const script = `<script src="${HOST_SCRIPT}" integrity="${integrity}"${ofPage}></script>`;
  const noted = replaced.includes('role="search"')
    ? replaced.replace(CONTENT, (main) => main + NEEDS_SCRIPT)
    : replaced;
  return noted.replace(IMPORT_MAP, () => script + IMPORT_MAP) + data + behind;
}
