export type Encoding = 'gzip' | 'br';

/** Whether an If-None-Match header names the tag; its comparison is the weak one (RFC 9110 §13.1.2). */
export function matchesTag(header: string | undefined, tag: string): boolean {
  if (header === undefined) return false;
  if (header === tag || header.trim() === '*') return true;
  const opaque = (text: string) => text.trim().replace(/^W\//, '');
  return header.split(',').some((one) => opaque(one) === opaque(tag));
}

const MOST_KNOWN = 100;
const known = new Map<string, Encoding | undefined>();

/** The best encoding that an Accept-Encoding header takes: Brotli, then gzip, or none. */
export function preferredEncoding(header: string | string[] | undefined): Encoding | undefined {
  if (header === undefined) return undefined;
  const text = String(header);
  if (known.has(text)) return known.get(text);
  const encoding = parse(text);
  if (known.size < MOST_KNOWN) known.set(text, encoding);
  return encoding;
}

function parse(header: string): Encoding | undefined {
  const accepted = new Set(
    header
      .toLowerCase()
      .split(',')
      .filter((part) => !/;\s*q=0(?:\.0*)?\s*$/.test(part))
      .map((part) => part.split(';', 1).join('').trim()),
  );
  if (accepted.has('br')) return 'br';
  return accepted.has('gzip') ? 'gzip' : undefined;
}
