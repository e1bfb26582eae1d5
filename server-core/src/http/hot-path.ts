import { LRUCache } from 'lru-cache';

import { describeRequest } from '../log';
import { steadyNow } from '../steady-now';
import { MAX_CACHE_BYTES } from './cache-sizes';
import type { CachedResponse } from './cached-response';

/** A response that may be sent again as it is. */
export interface HotResponse {
  response: CachedResponse;
  /** By `steadyNow`. */
  until: number;
  /** How the log describes the request. */
  request: string;
}

/** Responses by the address of their GET, exactly as it is spelt in the request. */
export interface HotPath {
  keep: (address: string, response: CachedResponse, until: number) => void;
  find: (address: string) => HotResponse | undefined;
  clear: () => void;
}

export function createHotPath(maxBytes: number = MAX_CACHE_BYTES.hotPath): HotPath {
  const kept = new LRUCache<string, HotResponse>({
    maxSize: maxBytes,
    sizeCalculation: ({ response }) => response.bytes,
  });
  return {
    keep: (address, response, until) => {
      kept.set(address, { response, until, request: describeRequest('GET', pathOf(address)) });
    },
    find: (address) => {
      const entry = kept.get(address);
      return entry !== undefined && entry.until > steadyNow() ? entry : undefined;
    },
    clear: () => kept.clear(),
  };
}

export function pathOf(url: string): string {
  const end = url.indexOf('?');
  return end < 0 ? url : url.slice(0, end);
}
