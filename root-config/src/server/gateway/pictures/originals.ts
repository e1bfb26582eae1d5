import { createHash } from 'node:crypto';

import { keepingOf } from '../cache-control';
import { HEAD } from '../camera-data/camera-data';
import { fileTypeOf, isPicture } from '../file-types';
import { peek } from '../peek';
import { ask, type Upstream } from '../upstream';

/** A file at its host. */
export interface Original {
  upstream: Upstream;
  /** Path and query, as the upstream is asked. */
  path: string;
  /** The file's path or id, by whose ending its type is known. */
  reference: string;
}

/** What is known of an original. */
export interface Version {
  /** Another one for other bytes. */
  name: string;
  /** The host's tag, by which it is asked whether the original has changed. */
  etag: string | undefined;
  cacheControl: string;
  freshUntil: number;
  /** Whether no other picture can be made of it. */
  isRefused: boolean;
}

/** An original as it is now; nothing where it is no picture. */
export type Read = { version: Version; bytes: Buffer | undefined } | undefined;

/** What the host says of an original: that it is as it was, or that there are bytes, which wait until they are read. */
export type Found = { version: Version } | { read: () => Promise<Read> };

export interface Originals {
  /** What was known last. */
  last: (path: string) => Version | undefined;
  /** Asks the host; `known` is a version whose bytes are not needed again. Nothing where there is no such file. */
  find: (original: Original, known: Version | undefined) => Promise<Found | undefined>;
  /** Remembers that nothing can be made of this version. */
  refuse: (path: string, version: Version) => void;
}

const MOST_BYTES = 30_000_000;
const MOST_KNOWN = 5_000;
const BODY_WITHIN_MS = 30_000;
const STANDARD_CACHE_CONTROL = 'public, max-age=300';

/** The originals of pictures at their hosts, asked for again only when they are no longer fresh. */
export function createOriginals(now: () => number): Originals {
  const known = new Map<string, Version>();

  const remember = (path: string, version: Version): Version => {
    known.delete(path);
    known.set(path, version);
    const [oldest] = known.keys();
    if (known.size > MOST_KNOWN && oldest !== undefined) known.delete(oldest);
    return version;
  };

  return {
    last: (path) => known.get(path),
    refuse: (path, version) => void remember(path, { ...version, isRefused: true }),
    find: async ({ upstream, path, reference }, last) => {
      const late = new AbortController();
      const response = await fetchOriginal(upstream, path, last?.etag, late);
      const { status, headers, body } = response;
      const cacheControl = headers.get('cache-control') ?? STANDARD_CACHE_CONTROL;
      const { freshMs, isStored } = keepingOf(cacheControl);
      const freshUntil = now() + freshMs;
      if (status === 304 && last) return { version: remember(path, { ...last, cacheControl, freshUntil }) };
      const said = headers.get('content-type');
      if (status !== 200 || body === null || !isStored || !fileTypeOf(said, reference).isPhoto) {
        await body?.cancel();
        return undefined;
      }
      const read = async () => {
        const { head, whole } = await peek(body, HEAD);
        if (!isPicture(fileTypeOf(said, reference, head).contentType)) {
          await whole.return(undefined);
          return undefined;
        }
        const bytes = await readAtMost(headers, whole, MOST_BYTES);
        const etag = headers.get('etag') ?? undefined;
        const name = etag ?? hashOf(bytes ?? '');
        const isRefused = bytes === undefined;
        return { version: remember(path, { name, etag, cacheControl, freshUntil, isRefused }), bytes };
      };
      return { read: () => within(BODY_WITHIN_MS, late, read) };
    },
  };
}

/** `late` ends the answer, its body included. */
function fetchOriginal(
  upstream: Upstream,
  path: string,
  etag: string | undefined,
  late: AbortController,
): Promise<Response> {
  const headers = { 'accept-encoding': 'identity', ...(etag !== undefined && { 'if-none-match': etag }) };
  return within(upstream.timeoutMs, late, () => ask(upstream, path, { headers, signal: late.signal }));
}

/** Does a piece of work, and ends it where it takes longer. */
async function within<T>(milliseconds: number, late: AbortController, work: () => Promise<T>): Promise<T> {
  const timer = setTimeout(() => late.abort(), milliseconds);
  return work().finally(() => clearTimeout(timer));
}

/** The bytes of a body, or nothing where they are more. */
async function readAtMost(
  headers: Headers,
  body: AsyncGenerator<Uint8Array>,
  most: number,
): Promise<Buffer | undefined> {
  if (Number(headers.get('content-length') ?? 0) > most) {
    await body.return(undefined);
    return undefined;
  }
  const parts: Uint8Array[] = [];
  let size = 0;
  for await (const part of body) {
    size += part.length;
    // leaving the loop ends the request
    if (size > most) return undefined;
    parts.push(part);
  }
  return Buffer.concat(parts);
}

/** A short name of bytes or words. */
export function hashOf(content: Buffer | string): string {
  return createHash('sha256').update(content).digest('base64url').slice(0, 22);
}
