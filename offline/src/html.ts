import { KEPT_LIST, OFFLINE_PAGE, RETRY_LINK } from './names';
import { texts } from './texts';

/** A page on the device. */
export interface KeptPage {
  /** Path and query. */
  address: string;
  /** HTML. */
  title: string;
  /** When it was kept, in milliseconds. */
  at: number;
}

const MAIN = /<main [^>]*>/;

/** A kept document that says of when it is. */
export function withTime(html: string, at: number, now: number): string {
  const note =
    `<p class="siteAsOf quiet width" role="status">${texts.asOf(timeOf(at, now))}. ${texts.unreachable} ` +
    `<a href="${OFFLINE_PAGE}" target="_self">${texts.kept}</a></p>`;
  return html.replace(MAIN, (start) => start + note);
}

/** The offline page with the pages on the device, newest first, and the address that was to be opened. */
export function withPages(
  html: string,
  pages: readonly KeptPage[],
  wanted: string | undefined,
  now: number,
): string {
  const items = pages
    .toSorted((one, other) => other.at - one.at)
    .map(({ address, title, at }) => {
      const time = texts.asOf(timeOf(at, now));
      return `<li><a href="${escape(address)}" target="_self">${title}</a> <small>${time}</small></li>`;
    });
  const list = new RegExp(`(?<=<ul ${KEPT_LIST}=""[^>]*>)[^]*?(?=</ul>)`);
  const retry = new RegExp(`(?<=href=")[^"]*(?=" ${RETRY_LINK}="")`);
  const listed = items.length === 0 ? html : html.replace(list, () => items.join(''));
  return wanted === undefined ? listed : listed.replace(retry, () => escape(wanted));
}

/** The time of today, or the day and the time, on the device's clock. */
export function timeOf(at: number, now: number): string {
  const [day, today] = [at, now].map((moment) => new Date(moment).toLocaleDateString('en-GB'));
  const time = new Date(at).toLocaleTimeString('en-GB', { hour: '2-digit', minute: '2-digit' });
  return day === today ? time : `${day}, ${time}`;
}

/** The title of a document before the school's name, as the HTML that it is. */
export function titleOf(html: string): string {
  const [, title = ''] = /<title>([^<]*)</.exec(html) ?? [];
  return title.replace(/ - [^-]*$/, '');
}

function escape(text: string): string {
  return text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);
}
