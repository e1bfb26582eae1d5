const taken = (name: string) => new RegExp(`\\b${name}\\b(?!\\s*;\\s*q=0(?:\\.0*)?\\s*(?:,|$))`, 'i');
const encodings = { br: taken('br'), gzip: taken('gzip') };
export type Encoding = keyof typeof encodings;

/** The best encoding that an Accept-Encoding header takes, and that is there: Brotli, then gzip, or none. */
export function preferredEncoding(
  header: string | string[] = '',
  isThere: (name: Encoding) => boolean = () => true,
): Encoding | undefined {
  return (['br', 'gzip'] as const).find((name) => isThere(name) && encodings[name].test(String(header)));
}
