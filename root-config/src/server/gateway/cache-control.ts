/** How long an answer of the provider may be kept, in milliseconds. */
export interface Keeping {
  isStored: boolean;
  freshMs: number;
  /** Beyond its freshness, when the provider is down; endless unless the provider names an end. */
  staleMs: number;
}

const STANDARD_FRESH_MS = 30_000;

/** Reads the provider's Cache-Control (RFC 9111; stale-if-error of RFC 5861). */
export function keepingOf(header: string | null): Keeping {
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
  const freshMs = directives.has('no-cache') ? 0 : (seconds('max-age') ?? STANDARD_FRESH_MS);
  return { isStored: !directives.has('no-store'), freshMs, staleMs: seconds('stale-if-error') ?? Infinity };
}
