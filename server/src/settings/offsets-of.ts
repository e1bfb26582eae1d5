import { createClock, type ZoneOffsets } from '@school/contract';

const WEEK_MS = 7 * 24 * 60 * 60_000;
/** Clocks are changed at a quarter of an hour. */
const QUARTER_MS = 15 * 60_000;
/** `2026-11-23T20:15` */
const MINUTE_LENGTH = 16;
/** Records older than this are rare; their days are known without it, only later. */
const YEARS_BACK = 10;

const made = new Map<string, ZoneOffsets>();

/** How far a time zone is ahead of UTC, from ten years ago until the end of next year. */
export function offsetsOf(timeZone: string, now: number): ZoneOffsets {
  const year = new Date(now).getUTCFullYear();
  const key = `${timeZone} ${year}`;
  const offsets = made.get(key) ?? findOffsets(timeZone, Date.UTC(year - YEARS_BACK), Date.UTC(year + 2));
  made.set(key, offsets);
  return offsets;
}

function findOffsets(timeZone: string, begin: number, end: number): ZoneOffsets {
  const minutesAt = createClock(timeZone);
  const offsets: [number, number][] = [[begin, minutesAt(begin)]];
  // no zone changes twice within a week
  for (let at = begin; at < end; at += WEEK_MS) {
    const until = Math.min(at + WEEK_MS, end);
    if (minutesAt(until) === minutesAt(at)) continue;
    let from = at;
    while (minutesAt(from) === minutesAt(at)) from += QUARTER_MS;
    offsets.push([from, minutesAt(until)]);
  }
  const [, last] = offsets.at(-1) ?? [end, 0];
  return [...offsets, [end, last]];
}

/** Day and time at a place, such as `2026-11-23T20:15`. */
export function momentAt(instant: number, timeZone: string): string {
  const offset = createClock(timeZone)(instant) * 60_000;
  return new Date(instant + offset).toISOString().slice(0, MINUTE_LENGTH);
}
