import { isStoreReference, walk } from '@school/contract';
import { imagePath } from '@school/shared-deps/server';

/** Address of the page about one album, without its id. */
export const ALBUM = '/SubGallery?id=';

/** The error screen, and the page about no album. */
export const ERROR_PAGES = ['/404.html', '/SubGallery'];

/** Addresses of files, albums, and parts of the sitemap; those of this site may have its origin. */
const NAMED =
  /(https?:\/\/[^/"\s]+)?(\/(?:sitemap[\w-]*\.xml|(?:api\/image(?:\/|\?url=)|icons\/|SubGallery\?id=)(?:[^"\s,<>&#\\]|&#x27;)+))/g;

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

/**
 * Where a host that knows no queries has an address. The value of `?id=` and `?url=` is the rest of the path;
 * that of `?w=` is one more ending.
 */
export function hostPath(address: string): string {
  const [path = '', query = ''] = address.split('?');
  const [name, value = ''] = query.split('=');
  if (name === 'w') return path + (value === 'share' ? '.share.jpg' : `.w${value}.webp`);
  return value === ''
    ? path
    : `${path}/${decodeURIComponent(value).split('/').map(encodeURIComponent).join('/')}`;
}
