import { subGalleryId } from '@school/contract';
import type { Language } from '@school/contract/languages';

import { type CachedResponse, createCachedResponse, jsonHeaders } from '../http/cached-response';
import type { UpstreamError } from '../upstream/upstream-error';

/** Records as they are sent. The same ones are the same object, for as long as they do not change. */
export interface ShownRecords {
  body: object;
  json: Buffer;
  response: CachedResponse;
}

/** The records of a key, as their source has them now. */
export interface Reading {
  /** Undefined where there are none. `missing` is a record that the source does not have. */
  value?: { content: ShownRecords; at: number } | 'missing' | undefined;
  /** Why the last request failed: the value is older. */
  why?: UpstreamError | undefined;
}

/**
 * Where the records of the site come from: the content folder, or the provider. Keys are those of resources,
 * such as `news/all` or `subGallery/7`.
 */
export interface RecordSource {
  /** At once where no request is due. */
  read: (key: string, language?: Language) => Reading | Promise<Reading>;
  /** Like `read`, but waits no longer than this. A stale copy shortens the wait much more. */
  readWithin: (key: string, budgetMs: number, language?: Language) => Promise<Reading['value']>;
  /** A copy that may be shown, without a request. */
  peek: (key: string) => ShownRecords | undefined;
  /** Applies another policy of the school to what is cached. */
  invalidate: () => void;
  /** Its state, for `/healthz`. */
  report: () => { isAnswering: boolean | null; isPaused: boolean };
}

/** Serialises records. The last ones stay where they are the same. */
export function showRecords(body: object, isStored = true, last?: ShownRecords): ShownRecords {
  const json = Buffer.from(JSON.stringify(body));
  if (isStored && last?.json.equals(json)) return last;
  const response = createCachedResponse(json, { headers: jsonHeaders(isStored ? 'no-cache' : 'no-store') });
  return { body, json, response };
}

/** A resource by its name in the API: albums have one. */
export function resourceOf(key: string): string {
  return isAlbum(key) ? 'subGallery' : key;
}

/** Whether a key names one record, which may be gone, and not a list of the contract. */
export function isAlbum(key: string): boolean {
  return subGalleryId(key) !== undefined;
}
