import { LRUCache } from 'lru-cache';

export type Encoding = 'gzip' | 'br';

/** Browsers send less than a hundred characters. */
const MAX_HEADER_LENGTH = 400;
const MAX_REMEMBERED = 100;
const remembered = new LRUCache<string, { encoding: Encoding | undefined }>({ max: MAX_REMEMBERED });

/** The best encoding that an Accept-Encoding header takes: Brotli, then gzip, or none. */
export function preferredEncoding(header: string | string[] | undefined): Encoding | undefined {
  if (header === undefined) return undefined;
  const text = String(header);
  if (text.length > MAX_HEADER_LENGTH) return undefined;
  const known = remembered.get(text);
  if (known !== undefined) return known.encoding;
  const encoding = parse(text);
  remembered.set(text, { encoding });
  return encoding;
}

function parse(header: string): Encoding | undefined {
  const accepted = new Set<string>();
  for (const part of header.toLowerCase().split(',')) {
    const [name = '', ...parameters] = part.split(';').map((each) => each.trim());
    if (!parameters.some(isZeroWeight)) accepted.add(name);
  }
  if (accepted.has('br')) return 'br';
  return accepted.has('gzip') ? 'gzip' : undefined;
}

function isZeroWeight(parameter: string): boolean {
  return parameter.startsWith('q=') && Number(parameter.slice('q='.length)) === 0;
}
