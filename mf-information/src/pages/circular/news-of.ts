import { type Day, isoDay, useInBrowser } from '@school/shared-deps';

const WEEK_DAYS = 7;
const DAY_MS = 86_400_000;

/** Whether a record of a day is new: since the last visit of the list, or else within a week. */
export type NewsOf = (day: Day | undefined) => 'week' | 'visit' | undefined;

/**
 * Says which records of a list are new. The visitor's device remembers the days of the visits; they never
 * leave it.
 * @param path of the list's page
 */
export function useNews(path: string, today: Day): NewsOf {
  const isInBrowser = useInBrowser();
  const last = isInBrowser ? lastVisit(path, isoDay(today)) : undefined;
  return (day) => {
    if (!day || isoDay(day) > isoDay(today)) return undefined;
    if (last !== undefined && isoDay(day) > last) return 'visit';
    return age(day, today) < WEEK_DAYS ? 'week' : undefined;
  };
}

function age(day: Day, today: Day): number {
  const time = (each: Day) => Date.UTC(each.year, each.month, each.day);
  return (time(today) - time(day)) / DAY_MS;
}

/** The day of the visit before today's; the first call of a day moves it on. */
function lastVisit(path: string, today: string): string | undefined {
  const key = `school.visits.${path}`;
  try {
    const [last, before] = (localStorage.getItem(key) ?? '').split(' ');
    if (last === today) return before;
    localStorage.setItem(key, [today, last].filter(Boolean).join(' '));
    return last === '' ? undefined : last;
  } catch {
    // some browsers block storage
    return undefined;
  }
}
