import { createHash } from 'node:crypto';

import { LRUCache } from 'lru-cache';

import { parseCacheControl } from '../cache-control';
import { createByteReader } from '../byte-reader';
import { fileTypeOf, isPicture, mayBePicture } from '../file-types';
import { HEAD_BYTES } from '../metadata/strip-metadata';
import { readAtMost } from '../read-at-most';
import { fetchUpstream, type Upstream } from '../upstream';
import { UpstreamError } from '../upstream-error';

/** A file at its host. */
export interface Original {
  upstream: Upstream;
  /** Path and query of the request to the upstream. */
  path: string;
  /** The file's path or id. Its ending gives the type. */
  reference: string;
}

/** A version of an original. */
export interface Version {
  /** Changes with the bytes. */
  name: string;
  /** The host's ETag, for conditional requests. */
  etag: string | undefined;
  cacheControl: string;
  freshUntil: number;
  /** Whether no picture can be made from it. */
  isRefused: boolean;
}

/** The current original; undefined when it is no picture. */
export type Read = { version: Version; bytes: Buffer | undefined } | undefined;

/** The host's response: the known version is current, or there are bytes to read. */
export type Found = { version: Version } | { read: () => Promise<Read> };

export interface Originals {
  /** The last known version. */
  last: (path: string) => Version | undefined;
  /**
   * Requests an original. `known` is a version whose bytes are not needed again. Undefined when there is no such file.
   */
  find: (original: Original, known: Version | undefined) => Promise<Found | undefined>;
  /** Remembers that no picture can be made from this version. */
  refuse: (path: string, version: Version) => void;
}

/** The largest original that is read. */
const MAX_ORIGINAL_BYTES = 16_000_000;
const MAX_KNOWN = 5_000;
const BODY_WITHIN_MS = 30_000;
const IDLE_MS = 5_000;
const DEFAULT_CACHE_CONTROL = 'public, max-age=300';

/** The originals of pictures at their hosts. A fresh one is not requested again. */
export function createOriginals(now: () => number): Originals {
  const known = new LRUCache<string, Version>({ max: MAX_KNOWN });

  const remember = (path: string, version: Version): Version => {
    known.set(path, version);
    return version;
  };

  return {
    last: (path) => known.get(path),
    refuse: (path, version) => void remember(path, { ...version, isRefused: true }),
    find: async ({ upstream, path, reference }, last) => {
      const late = new AbortController();
      const response = await fetchOriginal(upstream, path, last?.etag, late);
      const { status, headers, body } = response;
      const cacheControl = headers.get('cache-control') ?? DEFAULT_CACHE_CONTROL;
      const { freshMs, isStored } = parseCacheControl(cacheControl);
      const freshUntil = now() + freshMs;
      if (status === 304 && last) return { version: remember(path, { ...last, cacheControl, freshUntil }) };
      const contentType = headers.get('content-type');
      if (status !== 200 || body === null || !isStored || !mayBePicture(fileTypeOf(contentType, reference))) {
        await body?.cancel();
        return undefined;
      }
      const read = async () => {
        const reader = createByteReader(body);
        if (!isPicture(fileTypeOf(contentType, reference, await reader.fill(HEAD_BYTES)).contentType)) {
          late.abort();
          return undefined;
        }
        const bytes = await readOriginal(headers, reader.pass(), late);
        const etag = headers.get('etag') ?? undefined;
        const name = etag ?? hashOf(bytes ?? '');
        const isRefused = bytes === undefined;
        return { version: remember(path, { name, etag, cacheControl, freshUntil, isRefused }), bytes };
      };
      return { read: () => within(BODY_WITHIN_MS, late, read) };
    },
  };
}

/** `late` ends the response, its body included. */
function fetchOriginal(
  upstream: Upstream,
  path: string,
  etag: string | undefined,
  late: AbortController,
): Promise<Response> {
  const headers = { 'accept-encoding': 'identity', ...(etag !== undefined && { 'if-none-match': etag }) };
  return within(upstream.timeoutMs, late, () =>
    fetchUpstream(upstream, path, { headers, signal: late.signal }),
  );
}

/** Runs a task, and aborts it after this time. */
async function within<T>(milliseconds: number, late: AbortController, work: () => Promise<T>): Promise<T> {
  const timer = setTimeout(() => late.abort(), milliseconds);
  return work().finally(() => clearTimeout(timer));
}

/** The bytes of an original, or undefined when there are too many. */
async function readOriginal(
  headers: Headers,
  body: AsyncIterable<Uint8Array>,
  late: AbortController,
): Promise<Buffer | undefined> {
  try {
    const length = Number(headers.get('content-length') ?? 0);
    if (length > MAX_ORIGINAL_BYTES) throw new UpstreamError(502, 'the original is too large');
    return await readAtMost(body, { maxBytes: MAX_ORIGINAL_BYTES, idleMs: IDLE_MS });
  } catch (error) {
    late.abort();
    if (error instanceof UpstreamError && error.status === 502) return undefined;
    throw error;
  }
}

/** A short name of bytes or text. */
export function hashOf(content: Buffer | string): string {
  return createHash('sha256').update(content).digest('base64url').slice(0, 22);
}
