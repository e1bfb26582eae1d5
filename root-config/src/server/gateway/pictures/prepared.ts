import { ask } from '../upstream';
import type { Original } from './originals';

/**
 * The file that the school has made of a picture beforehand: beside `album/1.jpg`, `album/1.640.avif` is the same picture 640
 * pixels wide. AVIF is a quarter smaller than WebP, but takes a second or more to make, so none is made while a visitor waits.
 */
export type FindPrepared = (original: Original, width: number) => Promise<Original | undefined>;

const FRESH_MS = 60_000;
const MOST_KNOWN = 5_000;

/** Asks a picture's host for its prepared file, and remembers for a minute whether there is one. */
export function createPreparedFinder(now: () => number = Date.now): FindPrepared {
  const known = new Map<string, { isThere: boolean; until: number }>();

  const isThere = async ({ upstream, path }: Original): Promise<boolean> => {
    const last = known.get(path);
    if (last && last.until > now()) return last.isThere;
    const signal = AbortSignal.timeout(upstream.timeoutMs);
    const found = await ask(upstream, path, { method: 'HEAD', signal }).then(
      ({ ok }) => ok,
      () => false,
    );
    known.delete(path);
    known.set(path, { isThere: found, until: now() + FRESH_MS });
    const [oldest] = known.keys();
    if (known.size > MOST_KNOWN && oldest !== undefined) known.delete(oldest);
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

/** Whether a browser says that it knows AVIF. */
export function acceptsAvif(accept: string | undefined): boolean {
  return /\bimage\/avif\b(?!\s*;\s*q=0(?:\.0*)?(?:\s*[,;]|\s*$))/i.test(accept ?? '');
}
