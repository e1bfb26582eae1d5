import { type CachedResponse, createCachedResponse, jsonHeaders } from '../http/cached-response';
import type { UpstreamError } from '../upstream/upstream-error';

/** A call of the API that returns JSON. */
export interface Call {
  /** Path and query of the request to the provider. */
  path: string;
  /** Its name: the path between `/api/` and the school code. */
  resource: string;
  isBearer: boolean;
}

/** Tells whether the provider's answer is another one: its own ETag, and the hash of its bytes. */
export interface Source {
  tag: string | undefined;
  hash: string;
}

/** Records as they are sent. The same ones are the same object, for as long as they do not change. */
export interface Content {
  json: Buffer;
  response: CachedResponse;
  /** Parsed when it is first read. */
  readonly body: unknown;
}

/** Records, and how long they may be shown. */
export interface KeptRecords {
  json: Buffer;
  /** When the provider last confirmed them (epoch milliseconds). */
  at: number;
  /** The time after `at` in which they may be shown. */
  keptMs: number;
}

/** A good answer of the provider. */
export interface GoodAnswer extends Omit<KeptRecords, 'json'> {
  content: Content;
  /** By `steadyNow`. */
  staleUntil: number;
  /** Undefined for records that may lack what an earlier policy of the school has removed. */
  source?: Source | undefined;
}

/** The state of a call. */
export interface CacheEntry {
  call: Call;
  /** The last good answer that may be shown. `missing` is a record that the provider does not have. */
  value?: GoodAnswer | 'missing' | undefined;
  /** Epoch milliseconds of the first failure in a row. Undefined while requests succeed. */
  failedAt?: number | undefined;
  /** Until then, by `steadyNow`, no request is sent: the answer is fresh, or there is a pause. */
  askAgainAt: number;
  /** The reason of the last failure in a row. */
  why?: UpstreamError | undefined;
}

/** The content of some JSON, which is the last one's where it is the same. */
export function contentOf(json: Buffer, isStored: boolean, last?: Content): Content {
  if (isStored && last?.json.equals(json)) return last;
  const response = createCachedResponse(json, { headers: jsonHeaders(isStored ? 'no-cache' : 'no-store') });
  let body: unknown;
  return {
    json: response.responseTo({}).body ?? json,
    response,
    get body() {
      return (body ??= JSON.parse(json.toString()) as unknown);
    },
  };
}

/** Whether a call names one record, which may be gone, and not a list of the contract. */
export function isRecord({ resource }: Call): boolean {
  return resource === 'subGallery';
}
