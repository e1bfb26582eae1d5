import { KEPT_LIST, OFFLINE_PAGE, RETRY_LINK } from '@school/contract/offline';

/** Texts that the worker writes into pages. */
const texts = {
  asOf: (time: string) => `As of ${time}`,
  unreachable: 'The site cannot be reached.',
  kept: 'Pages on this device',
};

/** A page on the device. */
export interface KeptPage {
  address: string;
  html: string;
  /** When the server sent it, in milliseconds. */
  at: number;
  headers: Headers;
}

/** A kept document that says of when it is. */
export function withTime({ html, at }: Pick<KeptPage, 'html' | 'at'>, now: number): string {
  const note =
    `<p class="siteAsOf quiet width" role="status">${texts.asOf(timeOf(at, now))}. ${texts.unreachable} ` +
    `<a href="${OFFLINE_PAGE}" target="_self">${texts.kept}</a></p>`;
  return html.replace(/<main [^>]*>/, (start) => start + note);
}

/** The offline page with the pages on the device, newest first, and the address that was to be opened. */
export function withPages(html: string, pages: readonly KeptPage[], wanted: string, now: number): string {
  const items = pages
    .toSorted((one, other) => other.at - one.at)
    .map((page) => {
      const time = texts.asOf(timeOf(page.at, now));
      const link = `<a href="${escape(page.address)}" target="_self">${titleOf(page.html)}</a>`;
      return `<li>${link} <small>${time}</small></li>`;
    });
  const list = new RegExp(`(?<=<ul ${KEPT_LIST}=""[^>]*>)[^]*?(?=</ul>)`);
  const retry = new RegExp(`(?<=href=")[^"]*(?=" ${RETRY_LINK}="")`);
  const listed = items.length === 0 ? html : html.replace(list, () => items.join(''));
  return listed.replace(retry, () => escape(wanted));
}

/** The time of today, or the day and the time, on the device's clock. */
export function timeOf(at: number, now: number): string {
  const [day, today] = [at, now].map((moment) => new Date(moment).toLocaleDateString('en-GB'));
  const time = new Date(at).toLocaleTimeString('en-GB', { hour: '2-digit', minute: '2-digit' });
  return day === today ? time : `${day}, ${time}`;
}

/** The title of a document before the school's name, as the HTML that it is. */
export function titleOf(html: string): string {
  return (/<title>([^<]*)</.exec(html)?.[1] ?? '').replace(/ - [^-]*$/, '');
}

const escape = (text: string) => text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);
