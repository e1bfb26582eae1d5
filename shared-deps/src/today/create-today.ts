import { dayAt, isoDay, type PageContext } from '@school/shared-deps';
import { type ActorRefFrom, createActor } from 'xstate';

import { todayMachine } from './today.machine';

export type TodayActor = ActorRefFrom<typeof todayMachine>;

/** The actor of the day at the school, with the server's day; its line starts it once the page is hydrated. */
export function createToday({ now, site: { timeZone } }: Pick<PageContext, 'now' | 'site'>): TodayActor {
  const dayOf = (instant: number) => isoDay(dayAt(instant, timeZone));
  const input = { day: dayOf(now), dayNow: () => dayOf(Date.now()) };
  return createActor(todayMachine, { input });
}
