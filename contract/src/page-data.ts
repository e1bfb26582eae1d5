import type { Profile } from './profile';
import type { Seed } from './seed';
import type { ZoneOffsets } from './time-zone';

/** The school and the site, for every page; part of each page's data block. */
export interface Site {
  profile: Profile;
  /** School code, the last segment of the API's paths. */
  code: string;
  /** IANA name of the zone in which dates are shown. */
  timeZone: string;
  offsets: ZoneOffsets;
  /** Canonical paths of all deployed pages; links to others become plain text. */
  paths: readonly string[];
}

/** A form that was sent to its page without script, and why the page shows it again. */
export interface PostedForm {
  fields: Readonly<Record<string, string>>;
  /** `undelivered`: the file that it requested exists, and could not be sent. */
  problem: 'invalid' | 'refused' | 'failed' | 'undelivered';
  /** HTTP status of the page. */
  status: number;
}

/** The JSON data block of a server-rendered page (`<script type="application/json" id="page-data">`). */
export interface PageData {
  site: Site;
  seed: Seed;
  /** The server's clock when it rendered (epoch milliseconds). */
  now: number;
  /** The form that this document answers. */
  posted?: PostedForm;
}

/** The records from which the server rendered the HTML of a page, and its clock. */
export type PageSeed = Pick<PageData, 'seed' | 'now'>;

/** Element of a page's data block: the JSON that its code begins with. */
export const PAGE_DATA_ID = 'page-data';

const START = `<script type="application/json" id="${PAGE_DATA_ID}">`;
const END = '</script>';

/** JSON that ends no script. */
export function inScript(json: string): string {
  return json.replaceAll('<', String.raw`\u003c`);
}

/** The data block of a page as HTML. */
export function pageDataBlock(json: string): string {
  return START + inScript(json) + END;
}

/** HTML of a page in three parts: before its data block, the JSON in it, and behind it. */
export function splitAtPageData(html: string): [before: string, json: string, behind: string] {
  const start = html.indexOf(START);
  if (start === -1) return [html, '', ''];
  const end = html.indexOf(END, start);
  return [html.slice(0, start), html.slice(start + START.length, end), html.slice(end + END.length)];
}
