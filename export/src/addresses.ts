import { isStoreReference, walk } from '@school/shared-deps/contract';
import { imagePath } from '@school/shared-deps/server';

/** The address of a picture in another width is one file beside the original: `album/1.jpg.w640.webp`. */
const IN_WIDTH = /\?w=(\d+)$/;
const SHARED = '?w=share';
const BY_QUERY = '/api/image?url=';

/** Addresses of the school's files that a document names, each once. */
export function filesOfHtml(html: string): string[] {
  const found = html.match(/\/api\/image(?:\/|\?url=)(?:[^"\s,<>&]|&#x27;)+/g) ?? [];
  return [...new Set(found.map((address) => address.replaceAll('&#x27;', "'")))];
}

/** Addresses of files that records and content refer to: texts with the ending of a file, and attachments. */
export function filesOfRecords(records: unknown): string[] {
  const found = [...walk(records)].flatMap(({ value, place }) => {
    if (typeof value !== 'string' || value === '' || !isStoreReference(value)) return [];
    const isAttachment = ['attachments', 'image', 'images'].includes(String(place.at(-2)));
    return isAttachment || /\.[a-z]\w{1,4}$/i.test(value) ? imagePath(value) : [];
  });
  return [...new Set(found)];
}

/** The address without a query under which a static host has what is at an address of a file. */
export function staticAddressOf(address: string): string {
  if (address.startsWith(BY_QUERY)) return imagePath(decodeURIComponent(address.slice(BY_QUERY.length)));
  return address.replace(IN_WIDTH, '.w$1.webp').replace(SHARED, '.share.jpg');
}

/** Whether an address asks for a picture in another width than its own. */
export function isInWidth(address: string): boolean {
  return IN_WIDTH.test(address);
}

/** Whether a record's id can be the name of a folder on every host. */
export function isPlainId(id: string): boolean {
  return /^[\w-][\w.-]{0,199}$/.test(id);
}
