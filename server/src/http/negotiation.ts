export type Encoding = 'gzip' | 'br';

const acceptsBrotli = /\bbr\b(?!\s*;\s*q=0(?:\.0*)?\s*(?:,|$))/i;
const acceptsGzip = /\bgzip\b(?!\s*;\s*q=0(?:\.0*)?\s*(?:,|$))/i;

/** The best encoding that an Accept-Encoding header takes: Brotli, then gzip, or none. */
export function preferredEncoding(header: string | string[] = ''): Encoding | undefined {
  const accepted = String(header);
  if (acceptsBrotli.test(accepted)) return 'br';
  return acceptsGzip.test(accepted) ? 'gzip' : undefined;
}
