/**
 * The bytes that each cache in memory keeps at most, beside the memory of responses. The least recently used
 * entry is dropped first. The hot path may keep a page that the memory has dropped, so the two are counted
 * apart.
 */
export const MAX_CACHE_BYTES = {
  hotPath: 6_000_000,
  albums: 6_000_000,
  assets: 10_000_000,
} as const;
