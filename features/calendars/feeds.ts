import type { Circular } from '@school/contract';
import type { Followed } from '@school/contract/subscriptions';
import { entriesOf, type Entry, pathOf } from '@school/server/generated/entries';
import { texts } from '@school/server/settings/texts';
import { fileUrl } from '@school/shared-deps/server';

import { idOf, type Source, startOf, startOfToday } from './dates';
import { stableId } from './stable-id';

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
  const newest = entriesOf(page, records, config.timeZone).slice(0, MAX_ITEMS);
  return {
    version: 'https://jsonfeed.org/version/1.1',
    title: texts.calendarOf(route.title, shortName),
    home_page_url: base + page,
    feed_url: base + address,
    authors: [{ name }],
    items: [...noticeItems(source), ...newest.map((entry) => itemOf(followed, entry, source))],
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

/** An album has a page of its own; its attachments are its pictures. */
function itemOf({ list, page }: Followed, entry: Entry, { base, config }: Source): JsonFeedItem {
  const { title, text, record, picture } = entry;
  const { attachments: [file = ''] = [], bytes } = record as Partial<Circular>;
  const [path, query] =
    page === '/PhotoGallery' ? ['/SubGallery', { id: String(record['_id']) }] : [page, undefined];
  const [day, today] = [startOf(entry.day, config.timeZone), startOfToday(config.timeZone)];
  const isPublished = day <= today;
  const pdf = /\.pdf$/i.test(file) ? fileUrl(file) : undefined;
  const url = pdf?.startsWith('/') === true ? base + pdf : pdf;
  return {
    id: `urn:uuid:${idOf(list, entry, config.schoolCode)}`,
    url: base + pathOf({ path }, new URLSearchParams(query), entry),
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
