import { steadyNow } from '@school/server-core/steady-now';
import { fetchUpstream } from '@school/server-core/upstream/upstream';
import { LRUCache } from 'lru-cache';

import type { Original } from './originals';

/**
 * Finds the AVIF file that the school has prepared for a picture: `album/1.640.avif` is `album/1.jpg` 640
 * pixels wide. AVIF is a quarter smaller than WebP. It takes over a second to make, so no visitor waits for
 * it.
 */
export type FindPrepared = (original: Original, width: number) => Promise<Original | undefined>;

const FRESH_MS = 60_000;
const MAX_KNOWN = 5_000;

/** Requests the prepared file from the picture's host. The result is cached for a minute. */
export function createPreparedFinder(now: () => number = steadyNow): FindPrepared {
  const known = new LRUCache<string, { isThere: boolean; until: number }>({ max: MAX_KNOWN });

  const isThere = async ({ upstream, path }: Original): Promise<boolean> => {
    const last = known.get(path);
    if (last && last.until > now()) return last.isThere;
    const signal = AbortSignal.timeout(upstream.timeoutMs);
    const found = await fetchUpstream(upstream, path, { method: 'HEAD', signal }).then(
      ({ ok }) => ok,
      () => false,
    );
    known.set(path, { isThere: found, until: now() + FRESH_MS });
    return found;
  };

  return async ({ upstream, path, reference }, width) => {
    const ending = /\.(?:jpe?g|png|webp)$/i;
    if (!ending.test(reference)) return undefined;
    const beside = (name: string) => name.replace(ending, `.${width}.avif`);
    const prepared = { upstream, path: beside(path), reference: beside(reference) };
    return (await isThere(prepared)) ? prepared : undefined;
  };
}

/** Whether the Accept header contains AVIF. */
export function acceptsAvif(accept: string | undefined): boolean {
  return /\bimage\/avif\b(?!\s*;\s*q=0(?:\.0*)?(?:\s*[,;]|\s*$))/i.test(accept ?? '');
}
