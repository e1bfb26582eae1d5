import { createHash } from 'node:crypto';

import { keepingOf } from '../cache-control';
import { fileTypeOf } from '../file-types';
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

/** An original as it is now; its bytes come along where they had to be fetched. */
export interface Found {
  version: Version;
  bytes: Buffer | undefined;
}

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
      const response = await fetchOriginal(upstream, path, last?.etag);
      const cacheControl = response.headers.get('cache-control') ?? STANDARD_CACHE_CONTROL;
      const { freshMs, isStored } = keepingOf(cacheControl);
      const freshUntil = now() + freshMs;
      if (response.status === 304 && last) {
        return { version: remember(path, { ...last, cacheControl, freshUntil }), bytes: undefined };
      }
      const { contentType } = fileTypeOf(response.headers.get('content-type'), reference);
      if (response.status !== 200 || !isStored || !isPicture(contentType)) {
        await response.body?.cancel();
        return undefined;
      }
      const bytes = await readAtMost(response, MOST_BYTES);
      const etag = response.headers.get('etag') ?? undefined;
      const name = etag ?? hashOf(bytes ?? '');
      const isRefused = bytes === undefined;
      return { version: remember(path, { name, etag, cacheControl, freshUntil, isRefused }), bytes };
    },
  };
}

async function fetchOriginal(upstream: Upstream, path: string, etag: string | undefined): Promise<Response> {
  const late = new AbortController();
  const timer = setTimeout(() => late.abort(), upstream.timeoutMs);
  const signal = AbortSignal.any([late.signal, AbortSignal.timeout(BODY_WITHIN_MS)]);
  const headers = { 'accept-encoding': 'identity', ...(etag !== undefined && { 'if-none-match': etag }) };
  return ask(upstream, path, { headers, signal }).finally(() => clearTimeout(timer));
}

/** The bytes of a body, or nothing where they are more. */
async function readAtMost({ headers, body }: Response, most: number): Promise<Buffer | undefined> {
  if (!body || Number(headers.get('content-length') ?? 0) > most) {
    await body?.cancel();
    return undefined;
  }
  const parts: Uint8Array[] = [];
  let size = 0;
  for await (const part of body as unknown as AsyncIterable<Uint8Array>) {
    size += part.length;
    // leaving the loop ends the request
    if (size > most) return undefined;
    parts.push(part);
  }
  return Buffer.concat(parts);
}

function isPicture(contentType: string): boolean {
  return contentType.startsWith('image/') && !contentType.startsWith('image/svg');
}

/** A short name of bytes or words. */
export function hashOf(content: Buffer | string): string {
  return createHash('sha256').update(content).digest('base64url').slice(0, 22);
}
