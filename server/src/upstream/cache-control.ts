/** The time that an answer of the provider may be cached (milliseconds). */
export interface CachePolicy {
  isStored: boolean;
  freshMs: number;
  /** The time after `freshMs` in which a failing provider's answer may still be shown. */
  staleMs: number;
}

const DEFAULT_FRESH_MS = 30_000;
/** A provider that says more would keep its corrections from visitors. */
const MAX_FRESH_MS = 5 * 60_000;
/** In memory and on the disk a list is shown for this long after the provider has confirmed it. */
export const MAX_STALE_MS = 24 * 3_600_000;

/** Reads the provider's Cache-Control (RFC 9111; stale-if-error of RFC 5861), within limits of our own. */
export function parseCacheControl(header: string | null): CachePolicy {
  const directives = new Map(
    (header ?? '').split(',').map((directive) => {
      const [name = '', value = ''] = directive.trim().toLowerCase().split('=');
      return [name, value.replaceAll('"', '')];
    }),
  );
  const msOf = (name: string, defaultMs: number) => {
    const value = directives.get(name);
    return value !== undefined && /^\d+$/.test(value) ? Number(value) * 1_000 : defaultMs;
  };
  const freshMs = directives.has('no-cache') ? 0 : Math.min(msOf('max-age', DEFAULT_FRESH_MS), MAX_FRESH_MS);
  const staleMs = Math.min(msOf('stale-if-error', Infinity), MAX_STALE_MS - freshMs);
  return { isStored: !directives.has('no-store'), freshMs, staleMs };
}
