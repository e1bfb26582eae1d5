import type {
  Birthday,
  Circular,
  GalleryItem,
  Highlight,
  Message,
  News,
  Notification,
  Registration,
  ResourceName,
  SchoolEvent,
  SearchKind,
  Topper,
  Video,
} from '@school/shared-deps/contract';
import { dayOf, fileUrl, isoDay, recordAddress } from '@school/shared-deps/server';

import type { SearchDocument } from '../search-document';
import { texts } from './texts';

/** The fields of a record that its document is made of. */
type Fields = Pick<SearchDocument, 'kind' | 'title'> & {
  text?: string;
  date?: string;
  /** The page that shows the record. */
  path: string;
  /** Whether the record is its paper, which opens by itself. */
  isPaper?: boolean;
  file?: string | undefined;
  bytes?: number | undefined;
};

const kindOfCategory: Partial<Record<string, { kind: SearchKind; path: string }>> = {
  photogallery: { kind: 'album', path: '/SubGallery' },
  achievements: { kind: 'achievement', path: '/Achievements' },
  ebook: { kind: 'ebook', path: '/EBook' },
};

/** How the records of each list are found; short lists of the home page are parts of others. */
const fieldsOf: Partial<Record<ResourceName, (record: never) => Fields | undefined>> = {
  'circular/all': ({ title, date, category, attachments: [file], bytes }: Circular) =>
    category === 'Circular'
      ? { kind: 'circular', title, date, path: '/Circular', file, bytes, isPaper: true }
      : undefined,
  'news/all': ({ title, description, fromDate, attachments: [file], bytes }: News) => ({
    kind: 'news',
    title,
    text: description,
    date: fromDate,
    path: '/News',
    file,
    bytes,
  }),
  'events/All': ({ title, description, date, time, venue, attachments: [file], bytes }: SchoolEvent) => ({
    kind: 'event',
    title,
    date,
    path: '/Events',
    file,
    bytes,
    text: [description, time, venue].filter(Boolean).join(' · '),
  }),
  'gallery/All': ({ _id, category, title, description, date, attachments: [file], bytes }: GalleryItem) => {
    const place = kindOfCategory[category.trim().toLowerCase()];
    if (!place) return undefined;
    const path = place.kind === 'album' ? `${place.path}?id=${encodeURIComponent(_id)}` : place.path;
    const book = place.kind === 'ebook' ? { file, bytes, isPaper: true } : {};
    return { ...book, kind: place.kind, title, text: description, date, path };
  },
  topper: ({ name, class: of, stream, division, year }: Topper) => ({
    kind: 'achievement',
    title: name,
    text: [texts.class(of), stream, division, year].filter(Boolean).join(', '),
    path: of === 'XII' ? '/ToppersISC' : '/ToppersICSE',
  }),
  birthdays: ({ name, class: of }: Birthday) => ({
    kind: 'news',
    title: name,
    text: [texts.birthday, texts.class(of)].join(', '),
    path: '/home',
  }),
  'video/all': ({ title, date }: Video) => ({ kind: 'video', title, date, path: '/VideoGallery' }),
  highlight: ({ description, attachments: [file] }: Highlight) => ({
    kind: 'news',
    title: description,
    path: '/home',
    file,
    isPaper: true,
  }),
  notification: ({ title, description, attachments: [file] }: Notification) => ({
    kind: 'news',
    title,
    text: description,
    path: '/home',
    file,
  }),
  onlineRegistration: ({ title, attachments: [file] }: Registration) => ({
    kind: 'news',
    title,
    path: '/home',
    file,
    isPaper: true,
  }),
  PrincipalMessage: ({ category, name, message }: Message) => ({
    kind: 'page',
    title: `${category}: ${name}`,
    text: message,
    path: category === 'Director' ? '/DirectorMessage' : '/PrincipalMessage',
  }),
};

/** The lists whose records are found. */
export const searchedLists = Object.keys(fieldsOf) as ResourceName[];

/** Lists that have a field by which their page narrows them. */
const searchablePages = ['/News', '/Events', '/VideoGallery'];
const MAX_TEXT_LENGTH = 2_000;

/**
 * Records, as the gateway shows them, as documents.
 * @param paths pages of the site; a record without its page leads home
 */
export function recordDocuments(
  list: ResourceName,
  records: readonly object[],
  { paths, timeZone }: { paths: readonly string[]; timeZone: string },
): SearchDocument[] {
  const read = fieldsOf[list] as ((record: object) => Fields | undefined) | undefined;
  const counts = new Map<string, number>();
  return records.flatMap((record) => {
    const fields = read?.(record);
    if (!fields) return [];
    const day = dayOf(fields.date ?? '', timeZone);
    const date = day && isoDay(day);
    const { kind, title, text = '', bytes } = fields;
    const name = `${(record as { _id: string })._id} ${title}`;
    const count = (counts.get(name) ?? 0) + 1;
    counts.set(name, count);
    const file = isPdf(fields.file) ? fields.file : undefined;
    const href = (fields.isPaper === true && fileUrl(fields.file)) || addressOf(fields, date, paths);
    return [
      { key: `${name} ${count}`, kind, title, text: text.slice(0, MAX_TEXT_LENGTH), href, date, file, bytes },
    ];
  });
}

function isPdf(file: string | undefined): boolean {
  return file !== undefined && /\.pdf$/i.test(file) && !/^https?:/i.test(file);
}

/** The page of a record; a list is narrowed to it. */
function addressOf({ path, title }: Fields, date: string | undefined, paths: readonly string[]): string {
  const [page = '', query] = path.split('?');
  if (!paths.includes(page)) return '/home';
  if (query !== undefined || !searchablePages.includes(page)) return path;
  return recordAddress(path, title, date);
}
