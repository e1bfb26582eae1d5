import type { Circular } from '@school/shared-deps/contract';
import { fileUrl } from '@school/shared-deps/server';
import type { FeedEntry } from '@school/subscriptions/feed';
import { feeds, type Followed } from '@school/subscriptions/feed-addresses';
import type { Revise } from '@school/subscriptions/revisions';
import { stableId } from '@school/subscriptions/stable-id';

import type { Entry } from '../found/entries';
import { pathOf } from '../found/subject';
import { offsetsOf } from '../render/offsets-of';
import { createUids, type DateOptions, entriesIn, type List } from './dates';

const MAX_ENTRIES = 50;

/** The newest records of a list. */
export async function feedEntries(
  { list: key, page }: Followed,
  list: List,
  options: DateOptions,
  revise: Revise,
): Promise<FeedEntry[]> {
  const { timeZone, base } = options;
  const idOf = createUids(key, options);
  const named = entriesIn(page, key, list, timeZone)
    .slice(0, MAX_ENTRIES)
    .map((entry) => ({ entry, id: idOf(String(entry.record['_id']) || `${entry.title} ${entry.day}`) }));
  const hashes = named.map(({ id, entry }) => [id, stableId(JSON.stringify(entry.record))] as const);
  const revisions = await revise(new Map(hashes));
  return named.map(({ id, entry }) => {
    const { sequence = 0, changedAt = 0 } = revisions.get(id) ?? {};
    const day = startOf(entry.day, timeZone);
    // an event is told of before its day
    const published = day <= Date.now() ? new Date(day) : undefined;
    return {
      id,
      title: entry.title,
      text: entry.text,
      url: base + pathIn(page, entry),
      updated: published !== undefined && sequence === 0 ? published : new Date(changedAt),
      ...(published && { published }),
      ...documentOf(entry, base),
      ...(entry.picture !== undefined && { picture: absolute(entry.picture, base) }),
    };
  });
}

/** An album has a page of its own; other records are shown in their list. */
function pathIn(page: string, entry: Entry): string {
  const isAlbum = page === feeds['albums']?.page;
  const route = { path: isAlbum ? '/SubGallery' : page, title: '', trail: [], resources: [] };
  const query = isAlbum ? { id: String(entry.record['_id']) } : {};
  return pathOf(route, new URLSearchParams(query), entry);
}

/** The document of a record, such as the PDF of a circular. The files of an album are its pictures. */
function documentOf({ record }: Entry, base: string): Pick<FeedEntry, 'document'> {
  const { attachments: [file = ''] = [], bytes } = record as Partial<Circular>;
  const url = /\.pdf$/i.test(file) ? fileUrl(file) : undefined;
  if (url === undefined) return {};
  const size = bytes === undefined ? {} : { bytes };
  return { document: { url: absolute(url, base), type: 'application/pdf', ...size } };
}

function absolute(address: string, base: string): string {
  return address.startsWith('/') ? base + address : address;
}

/** The instant at which a day begins at the school; NaN for a record without a day. */
function startOf(day: string, timeZone: string): number {
  const midnight = Date.parse(`${day}T00:00:00Z`);
  const minutes = offsetsOf(timeZone, Date.now()).findLast(([from]) => from <= midnight)?.[1] ?? 0;
  return midnight - minutes * 60_000;
}
