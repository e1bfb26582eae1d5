import { LRUCache } from 'lru-cache';

import { steadyNow } from '../steady-now';
import { failAgain, type Failure, MANY_FAILURES, pauseAfter } from './failure';
import { parseJson } from './parse-json';
import { MAX_REFUSAL_BYTES, readAtMost } from './read-at-most';
import { createConnections, kindOf, type RequestKind } from './upstream-connections';
import { NotSentError, toUpstreamError, UpstreamError } from './upstream-error';

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
  /** Failures of lists and connections. A visitor can choose a file that the host cannot answer. */
  failure: Failure | undefined;
  /** The times before which the host wants no request for a path (RFC 9110, Retry-After). */
  wantedAt: LRUCache<string, number>;
  pauseMs: number;
  now: () => number;
}

const states = new WeakMap<Upstream, UpstreamState>();

function stateOf(upstream: Upstream): UpstreamState {
  const known = states.get(upstream);
  if (known !== undefined) return known;
  const { url, timeoutMs, answer, pauseMs = DEFAULT_PAUSE_MS, now = steadyNow } = upstream;
  const connections = createConnections(url, timeoutMs);
  const state: UpstreamState = {
    send: (kind, path, request) =>
      answer === undefined ? connections(kind, url + path, request) : answer(path, request),
    failure: undefined,
    wantedAt: new LRUCache({ max: MAX_PATHS }),
    pauseMs,
    now,
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
  const { token } = upstream;
  const state = stateOf(upstream);
  const authorization = isBearer && token !== undefined ? { authorization: `Bearer ${token}` } : {};
  const request = { method, headers: { ...headers, ...authorization }, signal, ...(body && { body }) };
  const response = await sendBetweenPauses(state, { kind, path }, () => state.send(kind, path, request));
  if (!isRedirect(response)) return response;
  await response.body?.cancel();
  throw new UpstreamError(502, `the provider answered ${response.status}: redirects are not followed`);
}

/** Whether a host gets no requests at the moment, because of failures. */
export function isPaused(upstream: Upstream): boolean {
  return pausedMs(stateOf(upstream)) > 0;
}

/** After five failures in a row there are pauses: for `pauseMs` at first, and 5 s at most. */
function pausedMs({ failure, now }: UpstreamState): number {
  return failure !== undefined && failure.count >= MANY_FAILURES ? failure.askAgainAt - now() : 0;
}

/**
 * Sends a request, unless there is a pause. After each pause one is let through: the others wait for its
 * result, but no longer than another pause.
 * @throws NotSentError during a pause, and what `send` throws
 */
async function sendBetweenPauses(
  state: UpstreamState,
  { kind, path }: { kind: RequestKind; path: string },
  send: () => Promise<Response>,
): Promise<Response> {
  const { failure, now, pauseMs } = state;
  const waitMs = Math.max(pausedMs(state), (state.wantedAt.get(path) ?? 0) - now());
  if (waitMs > 0) throw new NotSentError('the provider gets no request for a while', waitMs);
  const isProbe = failure !== undefined && failure.count >= MANY_FAILURES;
  if (isProbe) state.failure = { ...failure, askAgainAt: now() + pauseAfter(failure.count, pauseMs) };
  const fail = (error: UpstreamError) => {
    // requests that were sent before the pause do not prolong it
    if (!isProbe && pausedMs(state) > 0) return;
    state.failure = failAgain(state.failure, error, { pauseMs, now: now() });
  };

  const response = await send().catch((error: unknown) => {
    if (isCounted(kind, error)) fail(toUpstreamError(error));
    throw error;
  });
  const { status, headers } = response;
  if (status < 500) state.failure = undefined;
  else if (kind === 'list') fail(new UpstreamError(502, `the provider answered ${status}`));
  const retryMs = status === 429 || status === 503 ? parseRetryAfter(headers.get('retry-after')) : 0;
  if (retryMs > 0) state.wantedAt.set(path, now() + Math.min(retryMs, MAX_RETRY_AFTER_MS));
  return response;
}

/** Error codes of the operating system and of undici for a connection that was not made. */
const unconnectedCodes = [
  'EAI_AGAIN',
  'ECONNREFUSED',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOTFOUND',
  'ETIMEDOUT',
  'UND_ERR_CONNECT_TIMEOUT',
];

function isCounted(kind: RequestKind, error: unknown): boolean {
  const { name, cause } = error as Error;
  if (error instanceof NotSentError || name === 'AbortError') return false;
  const { code = '' } = (cause ?? {}) as NodeJS.ErrnoException;
  return kind === 'list' || unconnectedCodes.includes(code);
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
