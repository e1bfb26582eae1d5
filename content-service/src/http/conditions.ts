import type { IncomingHttpHeaders } from 'node:http';

/** Whether an If-None-Match header names the tag, weak or not (RFC 9110 §13.1.2). */
export function matchesTag(header: string | undefined, tag: string): boolean {
  if (header === undefined) return false;
  if (header.trim() === '*') return true;
  const opaque = (text: string) => text.trim().replace(/^W\//, '');
  return header.split(',').some((one) => opaque(one) === opaque(tag));
}

/** Whether the asker already has the file; the tag outweighs the date. `modified` is in milliseconds. */
export function isUnchanged(headers: IncomingHttpHeaders, tag: string, modified: number): boolean {
  if (headers['if-none-match'] !== undefined) return matchesTag(headers['if-none-match'], tag);
  const since = Date.parse(headers['if-modified-since'] ?? '');
  return !Number.isNaN(since) && inSeconds(modified) <= inSeconds(since);
}

export type Range = { readonly start: number; readonly end: number } | 'unsatisfiable';

/**
 * The one range of bytes that is asked for, its end included. Nothing means the whole file: no header, another unit,
 * several ranges, or an If-Range that is not the file's strong tag or date (RFC 9110 §13.1.5, §14.2).
 */
export function rangeOf(
  headers: IncomingHttpHeaders,
  { tag, modified, size }: { tag: string; modified: number; size: number },
): Range | undefined {
  const [, first, last] = /^bytes=\s*(\d*)-(\d*)\s*$/.exec(headers.range ?? '') ?? [];
  if (first === undefined || last === undefined || first + last === '') return undefined;
  if (!isSameVersion(headers['if-range'], tag, modified)) return undefined;
  const start = first === '' ? Math.max(0, size - Number(last)) : Number(first);
  const end = first === '' || last === '' ? size - 1 : Math.min(Number(last), size - 1);
  if (first !== '' && last !== '' && Number(last) < Number(first)) return undefined;
  return start > end ? 'unsatisfiable' : { start, end };
}

function isSameVersion(header: string | string[] | undefined, tag: string, modified: number): boolean {
  if (header === undefined) return true;
  const version = String(header).trim();
  if (version.startsWith('W/') || tag.startsWith('W/')) return false;
  return version === tag || inSeconds(Date.parse(version)) === inSeconds(modified);
}

function inSeconds(milliseconds: number): number {
  return Math.floor(milliseconds / 1000);
}
