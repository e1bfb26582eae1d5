import { MAX_CACHE_BYTES } from '@school/server-core/http/cache-sizes';
import { UpstreamError } from '@school/server-core/upstream/upstream-error';
import { LRUCache } from 'lru-cache';

import type { CacheEntry } from './cache-entry';
import type { ListFiles } from './list-files';
import type { EntryStore } from './upstream-cache';

/** Memory of an album for each byte of its JSON: its records, the JSON and the compressed forms. */
const MEMORY_FACTOR = 4;
const ENTRY_BYTES = 1_000;

/**
 * Stores the lists of the contract and never evicts one: 10,000 records take some 3 MB of JSON. A list that
 * exceeds the limit is refused. With `files` they are on the disk as well.
 */
export function createListStore(files?: ListFiles, maxBytes: number = MAX_CACHE_BYTES.lists): EntryStore {
  const entries = new Map<string, CacheEntry>();
  let bytes = 0;
  return {
    get: (path) => entries.get(path),
    set: (path, entry) => {
      const before = entries.get(path)?.content.json.length ?? 0;
      const after = bytes - before + entry.content.json.length;
      if (after > maxBytes && entry.content.json.length > before) {
        throw new UpstreamError(502, `the lists of the provider exceed ${maxBytes} bytes`);
      }
      bytes = after;
      entries.set(path, entry);
      files?.save(entry.call.resource, { json: entry.content.json, at: entry.at, keptMs: entry.keptMs });
    },
    delete: (path) => {
      const entry = entries.get(path);
      if (entry === undefined) return;
      bytes -= entry.content.json.length;
      entries.delete(path);
      files?.remove(entry.call.resource);
    },
    entries: () => entries,
  };
}

/** Stores albums and evicts the least recently used one. */
export function createAlbumStore(maxBytes: number = MAX_CACHE_BYTES.albums): EntryStore {
  return new LRUCache<string, CacheEntry>({
    maxSize: maxBytes,
    sizeCalculation: ({ content }, path) => content.json.length * MEMORY_FACTOR + path.length + ENTRY_BYTES,
  });
}
