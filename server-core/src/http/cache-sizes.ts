/**
 * The bytes that each cache in memory keeps at most: 68 MB in all. Lists are counted by their JSON, and one
 * that does not fit is refused. Every other cache drops the least recently used response. The hot path may
 * keep a page that the cache of pages has dropped, so the two are counted apart.
 */
export const MAX_CACHE_BYTES = {
  pages: 8_000_000,
  fragments: 3_000_000,
  missing: 1_000_000,
  hotPath: 6_000_000,
  albums: 6_000_000,
  assets: 10_000_000,
  generated: 8_000_000,
  other: 2_000_000,
  lists: 24_000_000,
} as const;
