import { LRUCache } from 'lru-cache';

import { findPatches } from './metadata/find-patches';
import type { Patch } from './metadata/patches';
import { readAtMost } from './read-at-most';
import { fetchUpstream, type Upstream } from './upstream';
import { UpstreamError } from './upstream-error';

const MAX_FILMS = 500;

/** The places of metadata in films, so that they can be overwritten before the index of the film has come. */
export interface FilmIndex {
  /** Returns the patches of the film of a response, `part`, which may be all of it. `signal` ends the requests. */
  patchesOf: (
    upstream: Upstream,
    path: string,
    part: Response,
    signal: AbortSignal,
  ) => Promise<readonly Patch[]>;
}

/** Caches the patches of recent films whose hosts send an ETag or a date. */
export function createFilmIndex(): FilmIndex {
  const known = new LRUCache<string, readonly Patch[]>({ max: MAX_FILMS });
  return {
    patchesOf: async (upstream, path, part, signal) => {
      const { size } = rangeOf(part);
      const version = part.headers.get('etag') ?? part.headers.get('last-modified');
      const key = `${path} ${size} ${version}`;
      const patches =
        (version === null ? undefined : known.get(key)) ??
        (await findPatches((start, end) => readPart({ upstream, path, signal, start, end }), size));
      known.set(key, patches);
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
