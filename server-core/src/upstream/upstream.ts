import { LRUCache } from 'lru-cache';
import { fetch, Pool } from 'undici';

import { steadyNow } from '../steady-now';
import { UpstreamError } from './upstream-error';

/** A host that the site requests on behalf of visitors, or the school's own content folder. */
export interface Upstream {
  /** Address without a slash at its end. */
  url: string;
  /** The token of bearer calls. */
  token?: string;
  /** The time for a response. */
  timeoutMs: number;
  /** The pause after a failure; a second by default. */
  pauseMs?: number;
  /** Answers within this process, without a network. */
  answer?: (address: string, request: SentRequest) => Promise<Response>;
  now?: () => number;
}

interface SentRequest {
  method: string;
  headers: Record<string, string>;
  body?: string;
  /** Ends the request, its body included. */
  signal: AbortSignal;
}

type FetchOptions = Partial<SentRequest> & Pick<SentRequest, 'signal'> & { isBearer?: boolean };

export const DEFAULT_PAUSE_MS = 1_000;
const MAX_RETRY_AFTER_MS = 600_000;
const MAX_PATHS = 1_000;
/** More than there are long files at the same time, so that lists always find a connection. */
const MAX_CONNECTIONS = 80;

/** The state of a host between requests. */
interface UpstreamState {
  pool: Pool;
  /** The times before which the host wants no request for a path (RFC 9110, Retry-After). */
  wantedAt: LRUCache<string, number>;
}

const states = new WeakMap<Upstream, UpstreamState>();

/** A connection that is silent for the time of a response is closed, even within a body. */
function stateOf(upstream: Upstream): UpstreamState {
  const known = states.get(upstream);
  if (known !== undefined) return known;
  const { url, timeoutMs } = upstream;
  const pool = new Pool(new URL(url).origin, {
    connections: MAX_CONNECTIONS,
    connect: { timeout: timeoutMs },
    headersTimeout: timeoutMs,
    bodyTimeout: timeoutMs,
  });
  const state = { pool, wantedAt: new LRUCache<string, number>({ max: MAX_PATHS }) };
  states.set(upstream, state);
  return state;
}

/** Ends the connections to a host. */
export async function closeUpstream(upstream: Upstream): Promise<void> {
  await states.get(upstream)?.pool.destroy();
  states.delete(upstream);
}

/**
 * Sends a request, with the token for bearer calls. Redirects are not followed. Throws the errors of fetch,
 * and an UpstreamError for a redirect or where the host wants no request yet.
 */
export async function fetchUpstream(
  upstream: Upstream,
  path: string,
  options: FetchOptions,
): Promise<Response> {
  const { isBearer = false, method = 'GET', headers = {}, body, signal } = options;
  const { token, answer, now = steadyNow } = upstream;
  const { pool, wantedAt } = stateOf(upstream);
  const waitMs = (wantedAt.get(path) ?? 0) - now();
  if (waitMs > 0) throw new UpstreamError(503, 'the provider wants no request for a while', waitMs);
  const authorization = isBearer && token !== undefined ? { authorization: `Bearer ${token}` } : {};
  const own = { method, headers: { ...headers, ...authorization }, signal };
  const sent = body === undefined ? own : { ...own, body };
  const response =
    answer === undefined
      ? ((await fetch(upstream.url + path, {
          ...sent,
          redirect: 'manual',
          dispatcher: pool,
        })) as unknown as Response)
      : await answer(path, sent);
  const retryMs = [429, 503].includes(response.status)
    ? parseRetryAfter(response.headers.get('retry-after'))
    : 0;
  if (retryMs > 0) wantedAt.set(path, now() + Math.min(retryMs, MAX_RETRY_AFTER_MS));
  if (!isRedirect(response)) return response;
  await response.body?.cancel();
  throw new UpstreamError(502, `the provider answered ${response.status}: redirects are not followed`);
}

/** Seconds or an HTTP date, in milliseconds from now; 0 for anything else. */
function parseRetryAfter(value: string | null): number {
  if (value === null) return 0;
  if (/^\d+$/.test(value)) return Number(value) * 1_000;
  const date = Date.parse(value);
  return Number.isNaN(date) ? 0 : Math.max(0, date - Date.now());
}

function isRedirect({ status }: Response): boolean {
  return [301, 302, 303, 307, 308].includes(status);
}
