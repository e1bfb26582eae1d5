import type { Circular } from '@school/contract';
import type { Followed } from '@school/contract/subscriptions';
import { entriesOf, type Entry, textOf } from '@school/server/derived/entries';
import { texts } from '@school/server/settings/texts';
import { escapeXml } from '@school/shared-deps/server';
import { fileUrl, recordAddress } from '@school/shared-deps/server';

import { idsOf, type Source, stableId, startOf, startOfToday } from './dates';

/** A list as JSON Feed 1.1. Addresses are relative where the site does not know its own. */
export type JsonFeed = NonNullable<ReturnType<typeof feedOf>>;

export interface JsonFeedItem {
  /** `urn:uuid:…` */
  id: string;
  url: string;
  title: string;
  content_text: string;
  image?: string | undefined;
  /** ISO moments. */
  date_published?: string | undefined;
  date_modified: string;
  attachments?: { url: string; mime_type: string; size_in_bytes?: number | undefined }[] | undefined;
}

const MAX_ITEMS = 50;

/** The urgent notice and the newest records of a list; undefined without its page. */
export function feedOf(followed: Followed, source: Source) {
  const { config, releases, content, base, address, records } = source;
  const { page } = followed;
  const route = releases.current().routes.find(({ path }) => path === page);
  if (route === undefined) return undefined;
  const { name, shortName } = content.current().profile;
  const entries = entriesOf(page, records, config.timeZone);
  const ids = idsOf(followed.list, entries, config.schoolCode);
  return {
    version: 'https://jsonfeed.org/version/1.1',
    title: texts.calendarOf(route.title, shortName),
    home_page_url: base + page,
    feed_url: base + address,
    authors: [{ name }],
    items: [
      ...noticeItems(source),
      ...entries.slice(0, MAX_ITEMS).map((entry) => itemOf(page, entry, ids.get(entry) ?? '', source)),
    ],
  };
}

/** The urgent notice. */
function noticeItems({ readNotice, config, base }: Source): JsonFeedItem[] {
  const notice = readNotice();
  if (notice === undefined) return [];
  const { id, label, text, href = '/home' } = notice;
  return [
    {
      id: `urn:uuid:${stableId(config.schoolCode, 'notice', id)}`,
      url: href.startsWith('/') ? base + href : href,
      title: `${label} ${text}`,
      content_text: text,
      date_modified: startOfToday(config.timeZone).toISOString(),
    },
  ];
}

function itemOf(page: string, entry: Entry, id: string, { base, config }: Source): JsonFeedItem {
  const { title, text, record, picture } = entry;
  const { attachments: [file = ''] = [], bytes } = record as Partial<Circular>;
  const [day, today] = [startOf(entry.day, config.timeZone), startOfToday(config.timeZone)];
  const isPublished = day <= today;
  const pdf = /\.pdf$/i.test(file) ? fileUrl(file) : undefined;
  const url = pdf?.startsWith('/') === true ? base + pdf : pdf;
  return {
    id: `urn:uuid:${id}`,
    url: base + recordAddress(page, textOf(record['_id'])),
    title,
    // an item without content is none
    content_text: text === '' ? title : text,
    image: picture && base + picture.src,
    attachments:
      url === undefined ? undefined : [{ url, mime_type: 'application/pdf', size_in_bytes: bytes }],
    date_published: isPublished ? day.toISOString() : undefined,
    // an event that is still to come is of today
    date_modified: (isPublished ? day : today).toISOString(),
  };
}

/** A list as Atom (RFC 4287); `id` is a UUID. */
export function writeAtom(id: string, feed: JsonFeed): string {
  const changes = feed.items.map((item) => item.date_modified).sort();
  const lines = [
    ...head({
      id: `urn:uuid:${id}`,
      title: feed.title,
      date_modified: changes.at(-1) ?? '1970-01-01T00:00:00Z',
    }),
    ...feed.authors.map(({ name }) => `<author><name>${escapeXml(name)}</name></author>`),
    link({ rel: 'self', type: 'application/atom+xml', href: feed.feed_url }),
    link({ rel: 'alternate', type: 'text/html', href: feed.home_page_url }),
    ...feed.items.map((item) => `<entry>\n${entry(item).join('\n')}\n</entry>`),
  ];
  const start = '<?xml version="1.0" encoding="utf-8"?>\n<feed xmlns="http://www.w3.org/2005/Atom">';
  return `${start}\n${lines.join('\n')}\n</feed>\n`;
}

function entry(item: JsonFeedItem): string[] {
  const { url, content_text: text, date_published: published, attachments = [] } = item;
  return [
    ...head(item),
    ...(published === undefined ? [] : [`<published>${published}</published>`]),
    `<summary>${escapeXml(text)}</summary>`,
    link({ rel: 'alternate', type: 'text/html', href: url }),
    ...attachments.map(({ url: href, mime_type: type, size_in_bytes: bytes }) =>
      link({ rel: 'enclosure', type, ...(bytes !== undefined && { length: String(bytes) }), href }),
    ),
  ];
}

function head({ id, title, date_modified: updated }: Pick<JsonFeedItem, 'id' | 'title' | 'date_modified'>) {
  return [`<id>${id}</id>`, `<title>${escapeXml(title)}</title>`, `<updated>${updated}</updated>`];
}

function link(attributes: Readonly<Record<string, string>>): string {
  const written = Object.entries(attributes).map(([name, value]) => `${name}="${escapeXml(value)}"`);
  return `<link ${written.join(' ')}/>`;
}
