import { contentHash } from '@school/server/http/content-hash';

/** A UUID (version 8) of texts: the same ones have the same id on every server. */
export function stableId(...texts: readonly string[]): string {
  const hex = contentHash(JSON.stringify(texts));
  const [time, middle, low, high] = [hex.slice(0, 8), hex.slice(8, 12), hex.slice(13, 16), hex.slice(17, 20)];
  return `${time}-${middle}-8${low}-8${high}-${hex.slice(20, 32)}`;
}
