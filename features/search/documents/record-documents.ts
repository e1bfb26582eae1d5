import type { News, ResourceName, SearchKind } from '@school/contract';
import type { Language } from '@school/contract/languages';
import { entryOf } from '@school/server/derived/entries';
import type { RecordOf } from '@school/shared-deps';
import { createKeys, fileUrl, recordAddress } from '@school/shared-deps/server';

import { isPdf, joinTranslations, type SearchDocument, translation } from '../search-document';
import { texts } from './texts';

type CommonFields = Pick<News, '_id'> & Partial<Pick<News, 'attachments' | 'bytes'>>;

/** How a record is found; its title and text are those of the record unless they are given here. */
interface Found {
  kind: SearchKind;
  /** The page that shows the record. */
  path: string;
  title?: string;
  text?: string;
  /** Whether the record is its PDF, which opens by itself. */
  isPdf?: boolean;
}

const foundByCategory: Partial<Record<string, Found>> = {
  photogallery: { kind: 'album', path: '/PhotoGallery' },
  achievements: { kind: 'achievement', path: '/Achievements' },
  ebook: { kind: 'ebook', path: '/EBook', isPdf: true },
};

const onHome: Found = { kind: 'news', path: '/home' };

/** How the records of each list are found; short lists of the home page are parts of others. */
const readers: { [R in ResourceName]?: (record: RecordOf<R>) => Found | undefined } = {
  'circular/all': ({ category }) =>
    category === 'Circular' ? { kind: 'circular', path: '/Circular', isPdf: true } : undefined,
  'news/all': () => ({ kind: 'news', path: '/News' }),
  'events/All': ({ description, time, venue }) => ({
    kind: 'event',
    path: '/Events',
    text: [description, time, venue].filter(Boolean).join(' · '),
  }),
  'gallery/All': ({ category }) => foundByCategory[category.trim().toLowerCase()],
  topper: ({ name, class: of, stream, division, year }) => ({
    kind: 'achievement',
    title: name,
    text: [texts.class(of), stream, division, year].filter(Boolean).join(', '),
    path: of === 'XII' ? '/ToppersISC' : '/ToppersICSE',
  }),
  birthdays: ({ name, class: of }) => ({
    ...onHome,
    title: name,
    text: [texts.birthday, texts.class(of)].join(', '),
  }),
  'video/all': () => ({ kind: 'video', path: '/VideoGallery' }),
  highlight: ({ description: title }) => ({ ...onHome, title, text: '', isPdf: true }),
  notification: () => onHome,
  onlineRegistration: () => ({ ...onHome, isPdf: true }),
  PrincipalMessage: ({ category, name, message: text }) => ({
    kind: 'page',
    title: `${category}: ${name}`,
    text,
    path: category === 'Director' ? '/DirectorMessage' : '/PrincipalMessage',
  }),
};

/** The lists whose records are found. */
export const searchedLists = Object.keys(readers) as ResourceName[];

/** The same records in other languages, in the same order. */
export type TranslatedRecords = Readonly<Partial<Record<Language, readonly object[]>>>;

/** Records, as the gateway shows them, as documents. */
export function recordDocuments(
  list: ResourceName,
  records: readonly object[],
  { pages, timeZone }: { pages: readonly { path: string }[]; timeZone: string },
  translated: TranslatedRecords = {},
): SearchDocument[] {
  const read = readers[list] as ((record: object) => Found | undefined) | undefined;
  const paths = pages.map(({ path }) => path);
  const keyOf = createKeys();
  return (records as readonly CommonFields[]).flatMap((record, at) => {
    const found = read?.(record);
    if (!found) return [];
    const { _id, attachments: [first] = [], bytes } = record;
    const entry = entryOf(record, timeZone);
    const { kind, title = entry.title, text = entry.text } = found;
    const date = entry.day || undefined;
    const file = isPdf(first) ? first : undefined;
    // a record whose page the site does not have leads home
    const page = paths.includes(found.path) ? recordAddress(found.path, _id) : '/home';
    const href = (found.isPdf && fileUrl(first)) || page;
    const inLanguages = Object.entries(translated).map(([language, records]) => {
      const other = records[at] ?? record;
      const own = { ...entryOf(other, timeZone), ...(read?.(other) ?? found) };
      return translation(language as Language, own, { title, text });
    });
    const key = keyOf(`${_id} ${title}`);
    return [{ key, kind, title, text, translated: joinTranslations(inLanguages), href, date, file, bytes }];
  });
}
