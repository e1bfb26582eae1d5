import { fetch, Pool, type RequestInit } from 'undici';

import { NotSentError } from './upstream-error';

/** The kind of a request. Each kind has its own connections, so that none waits for another. */
export type RequestKind = 'list' | 'record' | 'certificate' | 'picture' | 'file';

interface Share {
  connections: number;
  maxQueued: number;
}

/** Long files of all visitors that are being sent. Each keeps a connection for files busy. */
export const MAX_STREAMS = 32;

/**
 * The shares of 80 connections. A visitor decides how many records and files there are, but not how many
 * lists. Eight connections are left for the beginnings of files, and for short ones.
 */
const shares: Record<RequestKind, Share> = {
  list: { connections: 8, maxQueued: 32 },
  record: { connections: 8, maxQueued: 32 },
  certificate: { connections: 8, maxQueued: 32 },
  picture: { connections: 16, maxQueued: 128 },
  file: { connections: MAX_STREAMS + 8, maxQueued: 128 },
};

/**
 * Sends requests over connections of their kind.
 * @throws NotSentError when too many requests wait, and the errors of fetch
 */
export type Connections = (kind: RequestKind, url: string, init: RequestInit) => Promise<Response>;

/**
 * Connections to the origin of `url`. A connection that is silent for `timeoutMs` is closed, even within a
 * body.
 */
export function createConnections(url: string, timeoutMs: number): Connections {
  const { origin } = new URL(url);
  const pools = new Map<RequestKind, Pool>();

  const poolOf = (kind: RequestKind): Pool => {
    const known = pools.get(kind);
    if (known !== undefined) return known;
    const pool = new Pool(origin, {
      connections: shares[kind].connections,
      pipelining: 1,
      connect: { timeout: timeoutMs },
      headersTimeout: timeoutMs,
      bodyTimeout: timeoutMs,
    });
    pools.set(kind, pool);
    return pool;
  };

  return async (kind, address, init) => {
    const pool = poolOf(kind);
    if (pool.stats.queued >= shares[kind].maxQueued) {
      throw new NotSentError('too many requests wait for the provider');
    }
    const response = await fetch(address, { ...init, dispatcher: pool });
    return response as unknown as Response;
  };
}

/** The kind of an API path, by its beginning. */
export function kindOf(path: string): RequestKind {
  if (path.startsWith('/api/image')) return 'file';
  if (path.startsWith('/api/subGallery')) return 'record';
  return path.startsWith('/api/tc/') ? 'certificate' : 'list';
}
