import { LRUCache } from 'lru-cache';

import { steadyNow } from '../steady-now';
import { parseJson } from './parse-json';
import { MAX_REFUSAL_BYTES, readAtMost } from './read-at-most';
import { createConnections, kindOf, type RequestKind } from './upstream-connections';
import { NotSentError, UpstreamError } from './upstream-error';

/** A host that the site requests on behalf of visitors, or the school's own content folder. */
export interface Upstream {
  /** Address without a slash at its end. */
  url: string;
  /** The token of bearer calls. */
  token?: string;
  /** The time for a response. */
  timeoutMs: number;
  /** The first pause after failures; a second by default. */
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

type FetchOptions = Partial<SentRequest> &
  Pick<SentRequest, 'signal'> & {
    /** By default that of the path. */
    kind?: RequestKind;
    isBearer?: boolean;
  };

export const DEFAULT_PAUSE_MS = 1_000;
const MAX_RETRY_AFTER_MS = 600_000;
const MAX_PATHS = 1_000;

/** The state of a host between requests. */
interface UpstreamState {
  send: (kind: RequestKind, path: string, request: SentRequest) => Promise<Response>;
  /** The times before which the host wants no request for a path (RFC 9110, Retry-After). */
  wantedAt: LRUCache<string, number>;
}

const states = new WeakMap<Upstream, UpstreamState>();

function stateOf(upstream: Upstream): UpstreamState {
  const known = states.get(upstream);
  if (known !== undefined) return known;
  const { url, timeoutMs, answer } = upstream;
  const connections = createConnections(url, timeoutMs);
  const state: UpstreamState = {
    send: (kind, path, request) =>
      answer === undefined ? connections(kind, url + path, request) : answer(path, request),
    wantedAt: new LRUCache({ max: MAX_PATHS }),
  };
  states.set(upstream, state);
  return state;
}

/**
 * Sends a request, with the token for bearer calls. Redirects are not followed. Throws the errors of fetch, a
 * NotSentError when no request is sent, and an UpstreamError for a redirect.
 */
export async function fetchUpstream(
  upstream: Upstream,
  path: string,
  options: FetchOptions,
): Promise<Response> {
  const { kind = kindOf(path), isBearer = false, method = 'GET', headers = {}, body, signal } = options;
  const { token, now = steadyNow } = upstream;
  const { send, wantedAt } = stateOf(upstream);
  const waitMs = (wantedAt.get(path) ?? 0) - now();
  if (waitMs > 0) throw new NotSentError('the provider wants no request for a while', waitMs);
  const authorization = isBearer && token !== undefined ? { authorization: `Bearer ${token}` } : {};
  const sent = { method, headers: { ...headers, ...authorization }, signal };
  const response = await send(kind, path, body === undefined ? sent : { ...sent, body });
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

const REFUSAL_MS = 2_000;
const MAX_MESSAGE_LENGTH = 300;

/** A provider's refusal as the gateway's error. Its own message is kept, if it has one. */
export async function refusalOf(response: Response): Promise<{ error: string }> {
  const limits = { maxBytes: MAX_REFUSAL_BYTES, idleMs: REFUSAL_MS, timeoutMs: REFUSAL_MS };
  const bytes = await readAtMost(response.body, limits).catch(() => Buffer.alloc(0));
  const { message, error } = (parseJson(bytes) ?? {}) as { error?: unknown; message?: unknown };
  const text = [message, error].find((each): each is string => typeof each === 'string');
  return { error: text?.slice(0, MAX_MESSAGE_LENGTH) ?? `the provider answered ${response.status}` };
}

function isRedirect({ status }: Response): boolean {
  return [301, 302, 303, 307, 308].includes(status);
}
