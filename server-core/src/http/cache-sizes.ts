/**
 * The bytes that each cache in memory keeps at most, beside the memory of responses. The least recently used
 * entry is dropped first.
 */
export const MAX_CACHE_BYTES = {
  albums: 6_000_000,
  assets: 10_000_000,
} as const;
