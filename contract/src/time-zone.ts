/**
 * The offsets of a time zone from UTC: `[from, minutes]` for each change, in order; `from` is in epoch
 * milliseconds. The last one ends what is known.
 */
export type ZoneOffsets = readonly (readonly [from: number, minutes: number])[];

/** Minutes that a zone's clocks are ahead of UTC at an instant. */
export type Clock = (instant: number) => number;

const known = new Map<string, ZoneOffsets>();
const formats = new Map<string, Intl.DateTimeFormat>();

/** Keeps the server's offsets of a time zone: the first use of `Intl` takes a phone some 70 ms. */
export function keepOffsets(timeZone: string, offsets: ZoneOffsets): void {
  known.set(timeZone, offsets);
}

/** The clock of a time zone: by its offsets, and by `Intl` at instants that they leave open. */
export function createClock(timeZone: string): Clock {
  return (instant) => {
    const offsets = known.get(timeZone) ?? [];
    const next = offsets.findIndex(([from]) => from > instant);
    return offsets[next - 1]?.[1] ?? minutesAt(instant, timeZone);
  };
}

function minutesAt(instant: number, timeZone: string): number {
  const format =
    formats.get(timeZone) ?? new Intl.DateTimeFormat('en-GB', { timeZone, timeZoneName: 'longOffset' });
  formats.set(timeZone, format);
  const name = format.formatToParts(instant).find(({ type }) => type === 'timeZoneName')?.value ?? '';
  const [, sign, hours, minutes = '0'] = /GMT([+-])(\d{2}):(\d{2})/.exec(name) ?? [];
  const offset = Number(hours ?? 0) * 60 + Number(minutes);
  return sign === '-' ? -offset : offset;
}
