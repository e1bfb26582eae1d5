import { readAtMost } from '@school/server-core/upstream/read-at-most';
import { fetchUpstream, type Upstream } from '@school/server-core/upstream/upstream';
import { UpstreamError } from '@school/server-core/upstream/upstream-error';
import { createQueue } from '@school/server-core/work/queue';
import { LRUCache } from 'lru-cache';

import { findPatches } from './metadata/find-patches';
import { MetadataError } from './metadata/metadata-error';
import type { Patch } from './metadata/patches';

const MAX_FILMS = 100;
/** Indexes in memory at once, 16 MB each at most. */
const MAX_AT_ONCE = 2;
const MAX_WAITING = 32;
const WITHIN_MS = 15_000;
/** How long a film counts as the same when its host sends neither ETag nor date. */
const UNVERSIONED_MS = 60_000;

export type FilmIndex = ReturnType<typeof createFilmIndex>;

/**
 * The places of metadata in films, so that they can be overwritten before the index of the film has come. The
 * index is read once for all that want it. Films that must not be sent are remembered.
 */
export function createFilmIndex() {
  const known = new LRUCache<string, Promise<readonly Patch[]>>({ max: MAX_FILMS });
  const inTurn = createQueue(MAX_AT_ONCE, MAX_WAITING);

  const readPatches = (upstream: Upstream, path: string, size: number) =>
    inTurn(() => {
      const signal = AbortSignal.timeout(WITHIN_MS);
      return findPatches((start, end) => readPart({ upstream, path, signal, start, end }), size);
    });

  return {
    /**
     * Returns the patches of the film of a response, `part`, which may be all of it.
     * @throws UpstreamError when the index cannot be read
     * @throws MetadataError when the film must not be sent
     */
    patchesOf: async (upstream: Upstream, path: string, part: Response): Promise<readonly Patch[]> => {
      const { size } = rangeOf(part);
      const version = part.headers.get('etag') ?? part.headers.get('last-modified');
      const key = `${path} ${size} ${version}`;
      const patches = known.get(key) ?? readPatches(upstream, path, size);
      known.set(key, patches, { ttl: version === null ? UNVERSIONED_MS : 0, noUpdateTTL: true });
      patches.catch((error: unknown) => error instanceof MetadataError || known.delete(key));
      return patches;
    },
  };
}

interface Part {
  upstream: Upstream;
  path: string;
  signal: AbortSignal;
  start: number;
  end: number;
}

async function readPart({ upstream, path, signal, start, end }: Part): Promise<Buffer> {
  const headers = { 'accept-encoding': 'identity', range: `bytes=${start}-${end - 1}` };
  const response = await fetchUpstream(upstream, path, { headers, signal });
  if (response.status !== 206 || rangeOf(response).start !== start) {
    await response.body?.cancel();
    throw new UpstreamError(502, 'the provider sent another part of the film');
  }
  return readAtMost(response.body, { maxBytes: end - start, idleMs: upstream.timeoutMs });
}

/**
 * The start of a response within its file, and the size of the file.
 * @throws UpstreamError 502 when the headers are missing
 */
export function rangeOf({ status, headers }: Response): { start: number; size: number } {
  const [, start, size] =
    status === 206
      ? (/^bytes (\d{1,15})-\d{1,15}\/(\d{1,15})$/.exec(headers.get('content-range') ?? '') ?? [])
      : (/^()(\d{1,15})$/.exec(headers.get('content-length') ?? '') ?? []);
  if (start === undefined)
    throw new UpstreamError(502, 'the provider does not say which part of the file it sends');
  return { start: Number(start), size: Number(size) };
}
