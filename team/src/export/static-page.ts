import { type Language, splitLanguage } from '@school/contract/languages';
import { pageDataBlock, splitAtPageData } from '@school/shared-deps/server';

import { replaceAddresses } from './addresses';
import { texts as english } from './texts';
import { texts as hi } from './texts.hi';
import { texts as pa } from './texts.pa';

/** How a page differs on a host without a server. */
export interface StaticPageOptions {
  /** Its path, and for a page about one album the query that names it; the error screen has none. */
  address?: string | undefined;
  /** Addresses with a query, and where the host has them. */
  moved: ReadonlyMap<string, string>;
  /** The integrity of the host script. */
  integrity: string;
  /** The time of the export. */
  now: number;
  timeZone: string;
}

/** Address of the script that every page runs first. */
export const HOST_SCRIPT = '/static-host.js';

const IMPORT_MAP = '<script type="importmap">';
const SHELL = /<script type="module"[^]*?<\/script>/;
const CONTENT = /<main [^>]*>/;
/** A form that needs a server; the settings of the display are applied by a script as well. */
const POSTED_FORM = /<form (?=[^>]* method="post")(?![^>]*\baction="\/display")[^]*?<\/form>/;

const textsIn: Record<Language, typeof english> = { en: english, hi, pa };

/** Whether a page sends what a visitor writes to the server. */
export function needsServer(html: string): boolean {
  return POSTED_FORM.test(html);
}

/**
 * A page of the server for a static host. Its addresses have no query. A form that needs a server says so,
 * and its page runs no code that would bring it back.
 */
export function staticPage(
  html: string,
  { address, moved, integrity, now, timeZone }: StaticPageOptions,
): string {
  const [page, json, behind] = splitAtPageData(html);
  const data = json && pageDataBlock(json);
  const { language } = splitLanguage(address ?? '/');
  const texts = textsIn[language];
  const written = (style: Intl.DateTimeFormatOptions) =>
    new Date(now).toLocaleString(`${language}-GB-u-nu-latn-hc-h23`, { timeZone, ...style });
  const asOf = texts.asOf(written({ dateStyle: 'long' }), written({ timeStyle: 'short' }));
  const note = `<p class="siteAsOf quiet width">${asOf}</p>`;
  const replaced = replaceAddresses(page, moved).replace(CONTENT, (main) => main + note);
  if (needsServer(html))
    return replaced.replace(POSTED_FORM, `<p>${texts.needsServer}</p>`) + data + behind.replace(SHELL, '');
  const ofPage = address === undefined ? '' : ` data-address="${address}"`;
  const script = `<script src="${HOST_SCRIPT}" integrity="${integrity}"${ofPage}></script>`;
  const noted = replaced.includes('role="search"')
    ? replaced.replace(CONTENT, (main) => `${main}<noscript><p>${texts.needsScript}</p></noscript>`)
    : replaced;
  return noted.replace(IMPORT_MAP, () => script + IMPORT_MAP) + data + behind;
}
