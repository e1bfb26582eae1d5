/** The time that an answer of the provider may be cached (milliseconds). */
export interface CachePolicy {
  isStored: boolean;
  freshMs: number;
  /** The time after `freshMs` in which a failing provider's answer may still be shown. Infinity by default. */
  staleMs: number;
}

const DEFAULT_FRESH_MS = 30_000;

/** Reads the provider's Cache-Control (RFC 9111; stale-if-error of RFC 5861). */
export function parseCacheControl(header: string | null): CachePolicy {
  const directives = new Map(
    (header ?? '').split(',').map((directive) => {
      const [name = '', value = ''] = directive.trim().toLowerCase().split('=');
      return [name, value.replaceAll('"', '')];
    }),
  );
  const seconds = (name: string) => {
    const value = directives.get(name);
    return value !== undefined && /^\d+$/.test(value) ? Number(value) * 1000 : undefined;
  };
  const freshMs = directives.has('no-cache') ? 0 : (seconds('max-age') ?? DEFAULT_FRESH_MS);
  return { isStored: !directives.has('no-store'), freshMs, staleMs: seconds('stale-if-error') ?? Infinity };
}
