/**
 * The offsets of a time zone from UTC: `[from, minutes]` for each change, in order; `from` is in epoch
 * milliseconds. The last one ends what is known.
 */
export type ZoneOffsets = readonly (readonly [from: number, minutes: number])[];

const known = new Map<string, ZoneOffsets>();

/** Keeps the server's offsets of a time zone: the first use of `Intl` takes a phone some 70 ms. */
export function keepOffsets(timeZone: string, offsets: ZoneOffsets): void {
  known.set(timeZone, offsets);
}

/** Minutes that a time zone is ahead of UTC at an instant; undefined when only `Intl` knows. */
export function offsetAt(instant: number, timeZone: string): number | undefined {
  const offsets = known.get(timeZone) ?? [];
  const next = offsets.findIndex(([from]) => from > instant);
  return offsets[next - 1]?.[1];
}
