import { dayAt, dayOf, isoDay, type SchoolEvent } from '@school/shared-deps';

/** At most this many events are shown. */
const EVENTS = 24;

interface Moment {
  /** Epoch milliseconds. */
  now: number;
  timeZone: string;
}

/** Events in the slider's order: those to come, the next one first; then the past ones, latest first. */
export function eventsInOrder(
  records: readonly SchoolEvent[],
  { now, timeZone }: Moment,
): readonly SchoolEvent[] {
  const today = isoDay(dayAt(now, timeZone));
  const dated = records.map((record) => {
    const day = dayOf(record.date, timeZone);
    return { record, iso: day ? isoDay(day) : '' };
  });
  const coming = dated.filter(({ iso }) => iso >= today).sort(inOrder);
  const past = dated.filter(({ iso }) => iso < today).sort((one, other) => inOrder(other, one));
  return [...coming, ...past].slice(0, EVENTS).map(({ record }) => record);
}

function inOrder(one: { iso: string }, other: { iso: string }): number {
  return one.iso < other.iso ? -1 : one.iso > other.iso ? 1 : 0;
}
