import { type Circuit, createCircuit } from './circuit';
import { parseJson } from './parse-json';
import { MAX_REFUSAL_BYTES, readAtMost } from './read-at-most';
import { createRetryAfter, type RetryAfter } from './retry-after';
import { type Connections, createConnections, kindOf, type RequestKind } from './upstream-connections';
import { NotSentError, UpstreamError } from './upstream-error';

/** A host that the site requests on behalf of visitors. */
export interface Upstream {
  /** Address without a slash at its end. */
  url: string;
  /** The token of bearer calls. */
  token?: string;
  /** The time for a response. */
  timeoutMs: number;
  /** The first pause after failures; a second by default. */
  pauseMs?: number;
}

interface FetchOptions {
  /** By default that of the path. */
  kind?: RequestKind;
  isBearer?: boolean;
  method?: string;
  headers?: Record<string, string>;
  body?: string;
  /** Ends the request, its body included. */
  signal: AbortSignal;
}

/** The state of a host between requests. */
interface UpstreamState {
  send: Connections;
  circuit: Circuit;
  retryAfter: RetryAfter;
}

export const DEFAULT_PAUSE_MS = 1_000;

const states = new WeakMap<Upstream, UpstreamState>();

function stateOf(upstream: Upstream): UpstreamState {
  const { url, timeoutMs, pauseMs = DEFAULT_PAUSE_MS } = upstream;
  const state = states.get(upstream) ?? {
    send: createConnections(url, timeoutMs),
    circuit: createCircuit(pauseMs),
    retryAfter: createRetryAfter(),
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
  const { url, token } = upstream;
  const { send, circuit, retryAfter } = stateOf(upstream);
  const waitMs = retryAfter.waitMsOf(path);
  if (waitMs > 0) throw new NotSentError('the provider wants no request for a while', waitMs);

  const authorization = isBearer && token !== undefined ? { authorization: `Bearer ${token}` } : {};
  const init = { method, headers: { ...headers, ...authorization }, redirect: 'manual', signal } as const;
  const response = await circuit.run(kind, () =>
    send(kind, url + path, body === undefined ? init : { ...init, body }),
  );
  retryAfter.note(path, response);
  if (!isRedirect(response)) return response;
  await response.body?.cancel();
  throw new UpstreamError(502, `the provider answered ${response.status}: redirects are not followed`);
}

/** Whether a host gets no requests at the moment, because of failures. */
export function isCircuitOpen(upstream: Upstream): boolean {
  return stateOf(upstream).circuit.isOpen();
}

const REFUSAL_MS = 2_000;
const MAX_MESSAGE_LENGTH = 300;

/** A provider's refusal as the gateway's error. Its own message is kept, if it has one. */
export async function refusalOf(response: Response): Promise<{ error: string }> {
  const limits = { maxBytes: MAX_REFUSAL_BYTES, idleMs: REFUSAL_MS, timeoutMs: REFUSAL_MS };
  const bytes = await readAtMost(response.body, limits).catch(() => Buffer.alloc(0));
  return { error: messageOf(parseJson(bytes)) ?? `the provider answered ${response.status}` };
}

function messageOf(refusal: unknown): string | undefined {
  const { message, error } = (refusal ?? {}) as { error?: unknown; message?: unknown };
  const text = [message, error].find((each): each is string => typeof each === 'string');
  return text?.slice(0, MAX_MESSAGE_LENGTH);
}

function isRedirect({ status }: Response): boolean {
  return [301, 302, 303, 307, 308].includes(status);
}
