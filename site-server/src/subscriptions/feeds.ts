import type { Circular } from '@school/shared-deps/contract';
import { fileUrl } from '@school/shared-deps/server';
import type { Followed } from '@school/subscriptions/addresses';
import type { JsonFeed, JsonFeedItem } from '@school/subscriptions/feed';
import { stableId } from '@school/subscriptions/stable-id';

import { pathOf } from '../found/subject';
import { entriesOf, type Entry } from '../generated/entries';
import { texts } from '../texts';
import { createIds, type Source, startOf, startOfToday } from './dates';

const MAX_ITEMS = 50;

/** The urgent notice and the newest records of a list; undefined without its page. */
export function feedOf({ list, page }: Followed, source: Source): JsonFeed | undefined {
  const { config, releases, content, base, address, records } = source;
  const route = releases.current().routes.find(({ path }) => path === page);
  if (route === undefined) return undefined;
  const idOf = createIds(list, source);
  const newest = entriesOf(page, records, config.timeZone).slice(0, MAX_ITEMS);
  const today = startOfToday(config.timeZone);
  const listed = newest.map((entry) => {
    const id = idOf(String(entry.record['_id']) || entry.title + entry.day);
    const day = startOf(entry.day, config.timeZone);
    const isPublished = day <= today;
    return {
      ...itemOf(id, page, entry, base),
      date_published: isPublished ? day.toISOString() : undefined,
      // an event that is still to come is of today
      date_modified: (isPublished ? day : today).toISOString(),
    };
  });
  const { name, shortName } = content.current().profile;
  return {
    version: 'https://jsonfeed.org/version/1.1',
    title: texts.calendarOf(route.title, shortName),
    home_page_url: base + page,
    feed_url: base + address,
    authors: [{ name }],
    items: [...noticeItems(source), ...listed],
  };
}

/** The urgent notice. */
function noticeItems({ readNotice, config, base }: Source): JsonFeedItem[] {
  const notice = readNotice();
  if (notice === undefined) return [];
  const { id, label, text, href = '/home' } = notice;
  const uid = stableId(config.schoolCode, 'notice', id);
  return [
    {
      id: `urn:uuid:${uid}`,
      url: href.startsWith('/') ? base + href : href,
      title: `${label} ${text}`,
      content_text: text,
      date_modified: startOfToday(config.timeZone).toISOString(),
    },
  ];
}

/** An item without its moments. An album has a page of its own; its attachments are its pictures. */
function itemOf(id: string, page: string, entry: Entry, base: string): Omit<JsonFeedItem, 'date_modified'> {
  const { title, text, record, picture } = entry;
  const { attachments: [file = ''] = [], bytes } = record as Partial<Circular>;
  const isAlbum = page === '/PhotoGallery';
  const route = { path: isAlbum ? '/SubGallery' : page, title, trail: [], resources: [] };
  const query = new URLSearchParams(isAlbum ? { id: String(record['_id']) } : {});
  const paper = /\.pdf$/i.test(file) ? fileUrl(file) : undefined;
  return {
    id: `urn:uuid:${id}`,
    url: base + pathOf(route, query, entry),
    title,
    // an item without content is none
    content_text: text === '' ? title : text,
    ...(picture !== undefined && { image: base + picture.src }),
    ...(paper !== undefined && {
      attachments: [
        {
          url: paper.startsWith('/') ? base + paper : paper,
          mime_type: 'application/pdf',
          size_in_bytes: bytes,
        },
      ],
    }),
  };
}
