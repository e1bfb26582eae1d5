import { memoize } from '@school/shared-deps/server';
import { fetch, Pool } from 'undici';

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
  /** Another text after each change of a file, whatever the cache headers say. */
  stampOf?: (reference: string) => Promise<string>;
  now?: () => number;
}

export interface SentRequest {
  method: string;
  headers: Record<string, string>;
  body?: string;
  /** Ends the request, its body included. */
  signal: AbortSignal;
}

type FetchOptions = Partial<SentRequest> & Pick<SentRequest, 'signal'> & { isBearer?: boolean };

export const DEFAULT_PAUSE_MS = 1_000;
/** More than there are long files at the same time, so that lists always find a connection. */
const MAX_CONNECTIONS = 80;

/** A connection that is silent for the time of a response is closed, even within a body. */
const poolOf = memoize(
  ({ url, timeoutMs }: Upstream) =>
    new Pool(new URL(url).origin, {
      connections: MAX_CONNECTIONS,
      connect: { timeout: timeoutMs },
      headersTimeout: timeoutMs,
      bodyTimeout: timeoutMs,
    }),
);

/** Ends the connections to a host. */
export function closeUpstream(upstream: Upstream): Promise<void> {
  return poolOf(upstream).destroy();
}

/**
 * Sends a request, with the token for bearer calls. Redirects are not followed. Throws the errors of fetch,
 * and an UpstreamError for a redirect.
 */
export async function fetchUpstream(
  upstream: Upstream,
  path: string,
  { isBearer = false, method = 'GET', headers = {}, body, signal }: FetchOptions,
): Promise<Response> {
  const { url, token, answer } = upstream;
  const authorization = isBearer && token !== undefined ? { authorization: `Bearer ${token}` } : {};
  const own = { method, headers: { ...headers, ...authorization }, signal };
  const sent = body === undefined ? own : { ...own, body };
  const ask = () => fetch(url + path, { ...sent, redirect: 'manual', dispatcher: poolOf(upstream) });
  const response = answer === undefined ? ((await ask()) as unknown as Response) : await answer(path, sent);
  if (![301, 302, 303, 307, 308].includes(response.status)) return response;
  await response.body?.cancel();
  throw new UpstreamError(502, `the provider answered ${response.status}: redirects are not followed`);
}
