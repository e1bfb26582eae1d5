import { createCachedResponse, type CachedResponse } from '../http/cached-response';
import { securityHeaders } from '../http/security';
import type { CachePolicy } from './cache-control';

/** A call of the API that returns JSON. */
export interface Call {
  /** Path and query of the request to the provider. */
  path: string;
  /** Its name: the path between `/api/` and the school code. */
  resource: string;
  isBearer: boolean;
}

/** A good answer of the provider, ready to be sent. */
export interface CacheEntry {
  call: Call;
  body: unknown;
  response: CachedResponse;
  /** The body as JSON. */
  json: Buffer;
  /** When the provider last confirmed it (epoch milliseconds). */
  at: number;
  freshUntil: number;
  staleUntil: number;
  /** The provider's own ETag. */
  upstreamTag?: string;
}

interface EntryOptions {
  policy: CachePolicy;
  at: number;
  tag?: string | undefined;
  /** The previous entry. Its response is reused where the body is the same. */
  last?: CacheEntry | undefined;
}

export function createEntry(call: Call, body: unknown, { policy, at, tag, last }: EntryOptions): CacheEntry {
  const { isStored, freshMs, staleMs } = policy;
  const json = JSON.stringify(body);
  const same = isStored && last?.json.equals(Buffer.from(json)) ? last : undefined;
  const response = same?.response ?? createCachedResponse(json, { headers: headersOf(isStored) });
  return {
    call,
    // seeds compare bodies by identity
    body: same?.body ?? body,
    response,
    json: response.responseTo({}).body ?? Buffer.from(json),
    at,
    freshUntil: isStored ? at + freshMs : 0,
    staleUntil: isStored ? at + freshMs + staleMs : 0,
    ...(tag === undefined ? {} : { upstreamTag: tag }),
  };
}

function headersOf(isStored: boolean) {
  return {
    ...securityHeaders,
    'content-type': 'application/json; charset=utf-8',
    'cache-control': isStored ? 'no-cache' : 'no-store',
  };
}
