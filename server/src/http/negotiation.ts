const encodings = ['br', 'gzip'] as const;
export type Encoding = (typeof encodings)[number];

/** The best encoding that an Accept-Encoding header takes: Brotli, then gzip, or none. */
export function preferredEncoding(header: string | string[] = ''): Encoding | undefined {
  const isTaken = (name: Encoding) => new RegExp(`\\b${name}\\b(?!\\s*;\\s*q=0(?:\\.0*)?\\s*(?:,|$))`, 'i');
  return encodings.find((name) => isTaken(name).test(String(header)));
}
