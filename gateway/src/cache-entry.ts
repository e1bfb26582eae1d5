import { type CachedResponse, createJsonResponse } from '@school/server-core/http/cached-response';

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

/** A good answer of the provider, ready to be sent. */
export interface CacheEntry {
  call: Call;
  content: Content;
  /** When the provider last confirmed it (epoch milliseconds). */
  at: number;
  /** The time after `at` in which it may be shown. */
  keptMs: number;
  /** By `steadyNow`, and so is `staleUntil`. */
  freshUntil: number;
  staleUntil: number;
  /** Undefined for an entry that lacks what the school's policy has removed. */
  source?: Source | undefined;
}

/** The content of some JSON, which is the last one's where it is the same. */
export function contentOf(json: Buffer, isStored: boolean, last?: Content): Content {
  if (isStored && last?.json.equals(json)) return last;
  const response = createJsonResponse(json, isStored ? 'no-cache' : 'no-store');
  let body: unknown;
  return {
    json: response.responseTo({}).body ?? json,
    response,
    get body() {
      return (body ??= JSON.parse(json.toString()) as unknown);
    },
  };
}
