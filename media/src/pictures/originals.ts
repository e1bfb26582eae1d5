import { createHash } from 'node:crypto';

import { parseCacheControl } from '@school/server-core/upstream/cache-control';
import { readAtMost } from '@school/server-core/upstream/read-at-most';
import { fetchUpstream, type Upstream } from '@school/server-core/upstream/upstream';
import { UpstreamError } from '@school/server-core/upstream/upstream-error';
import { LRUCache } from 'lru-cache';

import { createByteReader } from '../byte-reader';
import { fileTypeOf, mayBePicture, needsEncoding } from '../file-types';
import { HEAD_BYTES } from '../metadata/media-format';

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
  /** Whether the host allows that pictures are kept. */
  isStored: boolean;
  freshUntil: number;
  /** `other` is a file that is no picture. Nothing can be made of a picture that is `refused`. */
  kind: 'picture' | 'refused' | 'other';
}

/** The current original. Without bytes when it is no picture, or too large. */
export interface Read {
  version: Version;
  bytes: Buffer | undefined;
}

/** Bytes to read, as the host has announced them. */
export interface Readable {
  read: () => Promise<Read>;
  /** Whether they are few. */
  isSmall: boolean;
}

/** The host's response: the known version is current, or there are bytes to read. */
export type Found = { version: Version } | Readable;

export type Originals = ReturnType<typeof createOriginals>;

/** The largest original that is read. */
const MAX_ORIGINAL_BYTES = 20_000_000;
const MAX_SMALL_BYTES = 1_000_000;
const MAX_KNOWN = 5_000;
const BODY_WITHIN_MS = 30_000;
const IDLE_MS = 5_000;
const DEFAULT_CACHE_CONTROL = 'public, max-age=300';
/** Other files than pictures, and refused ones, are not looked at again for so long. */
const REFUSED_MS = 60_000;

/** The originals of pictures at their hosts. A fresh one is not requested again. */
export function createOriginals(now: () => number) {
  const known = new LRUCache<string, Version>({ max: MAX_KNOWN });

  const remember = (path: string, version: Version): Version => {
    const freshUntil =
      version.kind === 'picture' ? version.freshUntil : Math.max(version.freshUntil, now() + REFUSED_MS);
    const remembered = { ...version, freshUntil };
    known.set(path, remembered);
    return remembered;
  };

  return {
    /** The last known version. */
    last: (path: string): Version | undefined => known.get(path),
    /** Remembers that no picture can be made from this version. */
    refuse: (path: string, version: Version) => void remember(path, { ...version, kind: 'refused' }),
    /**
     * Requests an original. `last` is a version whose bytes are not needed again. Undefined when there is no
     * such file.
     * @throws UpstreamError for every other answer, and the errors of fetch
     */
    find: async (
      { upstream, path, reference }: Original,
      last: Version | undefined,
    ): Promise<Found | undefined> => {
      const late = new AbortController();
      const response = await fetchOriginal(upstream, path, last?.etag, late);
      const { status, headers, body } = response;
      const cacheControl = headers.get('cache-control') ?? DEFAULT_CACHE_CONTROL;
      const { freshMs, isStored } = parseCacheControl(cacheControl);
      const common = { cacheControl, isStored, freshUntil: now() + freshMs };
      if (status === 304 && last) return { version: remember(path, { ...last, ...common }) };
      if (status !== 200 || body === null) {
        late.abort();
        if (status === 404 || status === 410) return undefined;
        throw new UpstreamError(502, `the provider answered ${status}`);
      }
      const read = async (): Promise<Read> => {
        const bytes = await readPicture(response, body, reference, late);
        const etag = headers.get('etag') ?? undefined;
        const kind = Buffer.isBuffer(bytes) ? 'picture' : bytes;
        const name = etag ?? hashOf(bytes);
        const version = remember(path, { ...common, name, etag, kind });
        return { version, bytes: Buffer.isBuffer(bytes) ? bytes : undefined };
      };
      const isSmall = Number(headers.get('content-length') ?? Infinity) <= MAX_SMALL_BYTES;
      return { read: () => within(BODY_WITHIN_MS, late, read), isSmall };
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
    fetchUpstream(upstream, path, { kind: 'picture', headers, signal: late.signal }),
  );
}

/** Runs a task, and aborts it after this time. */
async function within<T>(milliseconds: number, late: AbortController, work: () => Promise<T>): Promise<T> {
  const timer = setTimeout(
    () => late.abort(new UpstreamError(504, 'the provider did not answer in time')),
    milliseconds,
  );
  return work().finally(() => clearTimeout(timer));
}

/** The bytes of a picture, or the reason that there are none. */
async function readPicture(
  { headers }: Response,
  body: AsyncIterable<Uint8Array>,
  reference: string,
  late: AbortController,
): Promise<Buffer | 'refused' | 'other'> {
  try {
    const contentType = headers.get('content-type');
    if (!mayBePicture(fileTypeOf(contentType, reference))) return 'other';
    const reader = createByteReader(body);
    if (!needsEncoding(fileTypeOf(contentType, reference, await reader.fill(HEAD_BYTES)))) return 'other';
    if (Number(headers.get('content-length') ?? 0) > MAX_ORIGINAL_BYTES) return 'refused';
    return await readAtMost(reader.pass(), { maxBytes: MAX_ORIGINAL_BYTES, idleMs: IDLE_MS });
  } catch (error) {
    if (error instanceof UpstreamError && error.status === 502) return 'refused';
    throw error;
  } finally {
    late.abort();
  }
}

/** A short name of bytes or text. */
export function hashOf(content: Buffer | string): string {
  return createHash('sha256').update(content).digest('base64url').slice(0, 22);
}
