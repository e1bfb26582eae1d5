import { LRUCache } from 'lru-cache';

import type { CachedResponse } from './cached-response';

/** A response, and the sources that it was made of. */
export interface StoredResponse {
  response: CachedResponse;
  /** Another one when a source is another. */
  version: string;
  /** Until then, by `steadyNow`, its sources are not looked at. */
  freshUntil: number;
}

/** Responses by their keys: pages, fragments, error screens and generated files. */
export type ResponseMemory = LRUCache<string, StoredResponse>;

const MAX_BYTES = 22_000_000;

/** The least recently used responses are dropped first. */
export function createResponseMemory(): ResponseMemory {
  return new LRUCache({ maxSize: MAX_BYTES, sizeCalculation: ({ response }) => response.bytes });
}
