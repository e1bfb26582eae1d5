import { fetch, Pool, type RequestInit } from 'undici';

import { NotSentError } from './upstream-error';

/** The kind of a request. Each kind has its own connections, so that none waits for another. */
export type RequestKind = 'list' | 'record' | 'certificate' | 'picture' | 'file';

/** Long files of all visitors that are being sent. Each keeps a connection for files busy. */
export const MAX_STREAMS = 32;

/**
 * The shares of 80 connections. A visitor decides how many records and files there are, but not how many
 * lists. Eight connections are left for the beginnings of files, and for short ones.
 */
const shares: Record<RequestKind, number> = {
  list: 8,
  record: 8,
  certificate: 8,
  picture: 16,
  file: MAX_STREAMS + 8,
};
/** Requests of a kind that may wait for each of its connections. */
const MAX_QUEUED = 4;

/**
 * Returns how to send requests to the origin of `url`, over connections of their kind. A connection that is
 * silent for `timeoutMs` is closed, even within a body. Requests throw a NotSentError when too many wait, and
 * the errors of fetch.
 */
export function createConnections(url: string, timeoutMs: number) {
  const { origin } = new URL(url);
  const pools = new Map<RequestKind, Pool>();

  const poolOf = (kind: RequestKind): Pool => {
    const known = pools.get(kind);
    if (known !== undefined) return known;
    const pool = new Pool(origin, {
      connections: shares[kind],
      pipelining: 1,
      connect: { timeout: timeoutMs },
      headersTimeout: timeoutMs,
      bodyTimeout: timeoutMs,
    });
    pools.set(kind, pool);
    return pool;
  };

  return async (kind: RequestKind, address: string, init: RequestInit): Promise<Response> => {
    const pool = poolOf(kind);
    if (pool.stats.queued >= shares[kind] * MAX_QUEUED) {
      throw new NotSentError('too many requests wait for the provider');
    }
    const response = await fetch(address, { ...init, redirect: 'manual', dispatcher: pool });
    return response as unknown as Response;
  };
}

/** The kind of an API path, by its beginning. */
export function kindOf(path: string): RequestKind {
  if (path.startsWith('/api/image')) return 'file';
  if (path.startsWith('/api/subGallery')) return 'record';
  return path.startsWith('/api/tc/') ? 'certificate' : 'list';
}
