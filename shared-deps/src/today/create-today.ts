import { dayAt, isoDay, type PageContext } from '@school/shared-deps';
import { type ActorRefFrom, createActor } from 'xstate';

import { todayMachine } from './today.machine';

export type TodayActor = ActorRefFrom<typeof todayMachine>;

/**
 * The actor of the day at the school, with the server's day; its line starts it once the page is hydrated. The clock of a device
 * may be wrong: it only tells how much time has passed.
 */
export function createToday({ now, site: { timeZone } }: Pick<PageContext, 'now' | 'site'>): TodayActor {
  const begun = Date.now();
  const dayOf = (instant: number) => isoDay(dayAt(instant, timeZone));
  const input = { day: dayOf(now), dayNow: () => dayOf(now + Date.now() - begun) };
  return createActor(todayMachine, { input });
}
