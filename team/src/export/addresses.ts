import { isStoreReference, walk } from '@school/contract';
import {
  addressIn,
  type Language,
  languageOf,
  otherLanguages,
  splitLanguage,
} from '@school/contract/languages';
import { imagePath } from '@school/shared-deps/server';

/** Address of the page about one album in English, without its id. */
export const ALBUM = '/SubGallery?id=';
const RECORD = '/api/subGallery?id=';

/** The one error screen of a host. */
export const ERROR_SCREEN = '/404.html';

/** Whether an address is that of an album's page, in whatever language. */
export function isAlbum(address: string): boolean {
  return splitLanguage(address).pathname.startsWith(ALBUM);
}

/** Where a site has a list, or content, in a language. */
export function answerIn(language: Language, address: string): string {
  return language === 'en' ? address : `${address}${address.includes('?') ? '&' : '?'}language=${language}`;
}

/** The record that the page about an album shows; other addresses stay. */
export function recordOf(address: string): string {
  const { language, pathname } = splitLanguage(address);
  return answerIn(language, pathname.replace(ALBUM, RECORD));
}

/** The page about the album of a record; undefined for other addresses. */
export function albumOf(record: string): string | undefined {
  const [address = ''] = record.split('&');
  return address.startsWith(RECORD)
    ? addressIn(languageOf(record), address.replace(RECORD, ALBUM))
    : undefined;
}

/** Addresses of files, albums, and parts of the sitemap; those of this site may have its origin. */
const NAMED = new RegExp(
  `(https?://[^/"\\s]+)?(/(?:sitemap[\\w-]*\\.xml|(?:api/image(?:/|\\?url=)|icons/|` +
    `(?:(?:${otherLanguages.join('|')})/)?SubGallery\\?id=)(?:[^"\\s,<>&#\\\\]|&#x27;)+))`,
  'g',
);

/** Addresses that a text names, each once. */
export function addressesIn(text: string): string[] {
  const found = [...text.matchAll(NAMED)].map(([, , address = '']) => address.replaceAll('&#x27;', "'"));
  return [...new Set(found)];
}

/** A text with other addresses for some that it names. */
export function replaceAddresses(text: string, moved: ReadonlyMap<string, string>): string {
  return text.replace(NAMED, (named, origin: string | undefined, address: string) => {
    const there = moved.get(address.replaceAll('&#x27;', "'"));
    return there === undefined ? named : (origin ?? '') + there.replaceAll("'", '&#x27;');
  });
}

/** Addresses of files that records and content refer to: texts with the ending of a file, and attachments. */
export function filesOfRecords(records: unknown): string[] {
  return [...walk(records)].flatMap(({ value, place }) => {
    if (typeof value !== 'string' || value === '' || !isStoreReference(value)) return [];
    const isNamed =
      place.at(-1) === 'file' || ['attachments', 'image', 'images'].includes(String(place.at(-2)));
    return isNamed || /\.[a-z]\w{1,4}$/i.test(value) ? imagePath(value) : [];
  });
}
