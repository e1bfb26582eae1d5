import { addressIn, languageOf, splitLanguage } from '@school/contract/languages';

import { addressesIn, ALBUM, albumOf, ERROR_SCREEN, filesOfRecords, isAlbum, recordOf } from './addresses';
import { hostPath } from './host-path';

const FILE = /^\/(?:api\/image[/?]|icons\/|assets\/)|\.js$/;
/** A visitor may have 16 pages under way at once. */
const BATCH_SIZE = 6;
/** Pictures come as WebP, which every browser reads. */
const headers = { accept: 'image/webp,*/*' };

/**
 * Reads addresses and all that their texts name, each once. Files are written, texts are returned.
 * @throws when a required address cannot be had
 */
export async function crawl(
  url: string,
  { required, optional }: Record<'required' | 'optional', readonly string[]>,
  write: (address: string, body: Buffer) => void,
) {
  const texts = new Map<string, string>();
  const files = new Set<string>();
  /** Addresses with a query, and where a host of files has them. */
  const moved = new Map<string, string>();
  const left: string[] = [];
  const shown = new Set(optional);

  const visit = async (address: string): Promise<string[]> => {
    const response = await fetch(url + address, { headers });
    const body = Buffer.from(await response.arrayBuffer());
    if (!response.ok && !isErrorPage(address)) {
      if (required.includes(address)) throw new Error(`${address} cannot be had: nothing is exported`);
      // a record's text may look like the name of a file
      if (shown.has(address)) left.push(`${address}: the site does not have it`);
      return [];
    }
    const there = hostPath(address);
    const isFile = FILE.test(address);
    if (isFile && /\?w=\d/.test(address) && response.headers.get('content-type') !== 'image/webp') return [];
    if (there !== address) moved.set(address, isAlbum(address) ? `${there}/` : there);
    if (isFile) {
      if (!files.has(there)) write(there, body);
      files.add(there);
      return [];
    }
    const text = body.toString();
    texts.set(address, text);
    // albums come before their pages, because pages do not wait long for records
    const named = addressesIn(text).map(recordOf);
    if (isHtml(text)) for (const each of named) shown.add(each);
    return [...named, ...namedByRecords(address, text)];
  };

  const seen = new Set([...required, ...optional]);
  for (const queue = [...seen]; queue.length > 0;) {
    for (const each of await Promise.allSettled(queue.splice(0, BATCH_SIZE).map(visit))) {
      if (each.status === 'rejected') throw each.reason;
      const next = each.value.filter((address) => !seen.has(address));
      for (const address of next) seen.add(address);
      queue.push(...new Set(next));
    }
  }
  return { texts, moved, files: files.size, left: left.sort() };
}

/** Whether a text is a page. */
export function isHtml(text: string): boolean {
  return /^<!doctype html/i.test(text);
}

/** The error screen, and the page about no album. */
function isErrorPage(address: string): boolean {
  return address === ERROR_SCREEN || `${splitLanguage(address).pathname}?id=` === ALBUM;
}

function namedByRecords(address: string, text: string): string[] {
  if (!/^\/(?:api|content)\//.test(address)) return [];
  const records: unknown = JSON.parse(text);
  const files = filesOfRecords(records);
  const album = albumOf(address);
  if (album !== undefined) return [...files, album];
  const ids = () => (records as { _id: string }[]).map(({ _id }) => encodeURIComponent(_id));
  if (address.startsWith('/api/gallery/'))
    return [...files, ...ids().map((id) => recordOf(addressIn(languageOf(address), ALBUM + id)))];
  if (address.startsWith('/api/events/All/')) {
    return [...files, ...ids().map((id) => `/calendar/event/${id}.ics`)];
  }
  return files;
}
