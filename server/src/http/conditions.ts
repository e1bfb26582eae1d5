import type { IncomingHttpHeaders } from 'node:http';

/** Whether an If-None-Match header names the tag, weak or not (RFC 9110 §13.1.2). */
export function matchesTag(header: string | undefined, tag: string): boolean {
  if (header === undefined) return false;
  if (header.trim() === '*') return true;
  const opaque = (text: string) => text.trim().replace(/^W\//, '');
  return header.split(',').some((one) => opaque(one) === opaque(tag));
}

type Conditions = Pick<IncomingHttpHeaders, 'if-modified-since' | 'range'>;

interface Version {
  readonly tag: string;
  readonly modified: Date;
  readonly size: number;
}

/**
 * The conditions that remain after the comparison with the file's own tag. If-None-Match outweighs the date.
 * A range of another version means the complete file (RFC 9110 §13.1.3, §13.1.5).
 */
export function conditionsLeft(headers: IncomingHttpHeaders, version: Version): Conditions {
  const { range, 'if-modified-since': since } = headers;
  const isDateLeft = since !== undefined && headers['if-none-match'] === undefined;
  const isRangeLeft = range !== undefined && isRange(range, version.size) && isSame(headers, version);
  return { ...(isDateLeft && { 'if-modified-since': since }), ...(isRangeLeft && { range }) };
}

/** Whether it is one range of bytes. The last 1,000 of 100 bytes are the complete file (RFC 9110 §14.1.2). */
function isRange(range: string, size: number): boolean {
  const [, first, last] = /^bytes=\s*(\d*)-(\d*)\s*$/.exec(range) ?? [];
  if (first === undefined || last === undefined || first + last === '') return false;
  return first === '' ? Number(last) < size : last === '' || Number(first) <= Number(last);
}

function isSame(headers: IncomingHttpHeaders, { tag, modified }: Version): boolean {
  const version = headers['if-range'];
  return version === undefined || [tag, modified.toUTCString()].includes(String(version).trim());
}
