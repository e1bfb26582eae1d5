import { type Circular, instantOf } from '@school/shared-deps/contract';
import { fileUrl } from '@school/shared-deps/server';
import type { Followed } from '@school/subscriptions/addresses';
import type { JsonFeed, JsonFeedItem } from '@school/subscriptions/feed';
import type { Revise } from '@school/subscriptions/revisions';
import { stableId } from '@school/subscriptions/stable-id';

import { pathOf } from '../found/subject';
import { entriesOf, type Entry } from '../generated/entries';
import { createClock } from '../offsets-of';
import { texts } from '../texts';
import { createIds, type Source } from './dates';

const MAX_ITEMS = 50;

/** The urgent notice and the newest records of a list; undefined without its page. */
export async function feedOf(
  { list, page }: Followed,
  source: Source,
  revise: Revise,
): Promise<JsonFeed | undefined> {
  const { config, releases, content, base, address, records } = source;
  const route = releases.current().routes.find(({ path }) => path === page);
  if (route === undefined) return undefined;
  const idOf = createIds(list, source);
  const clock = createClock(config.timeZone);
  const newest = entriesOf(page, records, config.timeZone).slice(0, MAX_ITEMS);
  const named = newest.map(
    (entry) => [idOf(String(entry.record['_id']) || entry.title + entry.day), entry] as const,
  );
  const revisions = await revise(
    new Map(named.map(([id, { record }]) => [id, stableId(JSON.stringify(record))])),
  );
  const listed = named.map(([id, entry]) => {
    const { sequence = 0, changedAt = 0 } = revisions.get(id) ?? {};
    const day = entry.day === '' ? Infinity : instantOf(`${entry.day}T00:00`, clock);
    // an event is told of before its day
    const published = day <= Date.now() ? new Date(day).toISOString() : undefined;
    const changed = new Date(changedAt).toISOString();
    return {
      ...itemOf(id, page, entry, base),
      date_published: published,
      date_modified: sequence === 0 ? (published ?? changed) : changed,
    };
  });
  const { name, shortName } = content.current().profile;
  return {
    version: 'https://jsonfeed.org/version/1.1',
    title: texts.calendarOf(route.title, shortName),
    home_page_url: base + page,
    feed_url: base + address,
    authors: [{ name }],
    items: [...(await noticeItems(source, revise)), ...listed],
  };
}

/** The urgent notice. */
async function noticeItems({ readNotice, config, base }: Source, revise: Revise): Promise<JsonFeedItem[]> {
  const notice = readNotice();
  if (notice === undefined) return [];
  const { id, label, text, href = '/home' } = notice;
  const uid = stableId(config.schoolCode, 'notice', id);
  const { changedAt = 0 } = (await revise(new Map([[uid, id]]))).get(uid) ?? {};
  return [
    {
      id: `urn:uuid:${uid}`,
      url: href.startsWith('/') ? base + href : href,
      title: `${label} ${text}`,
      content_text: text,
      date_modified: new Date(changedAt).toISOString(),
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
