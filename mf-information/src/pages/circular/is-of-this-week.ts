import { type Day, isoDay } from '@school/shared-deps';

const WEEK_DAYS = 7;
const DAY_MS = 86_400_000;

/** Whether a day is today or one of the six days before. */
export function isOfThisWeek(day: Day | undefined, today: Day): boolean {
  return day !== undefined && isoDay(day) <= isoDay(today) && age(day, today) < WEEK_DAYS;
}

function age(day: Day, today: Day): number {
  const time = (each: Day) => Date.UTC(each.year, each.month, each.day);
  return (time(today) - time(day)) / DAY_MS;
}
