import { type Day, isoDay, type SchoolEvent } from '@school/shared-deps';
import type { Listed } from '@school/shared-deps/lists';
import { formatDayInYear, weekdayOf } from '@school/shared-deps/today';

import { texts } from '../../texts/events';
import classes from './events.module.css';

/** Id of the card of the next event, which addresses can name: `/Events#next`. */
export const NEXT_EVENT = 'next';

/** Leads to the card of the next event. */
export function NextEvent({ event: { record, day } }: { event: Listed<SchoolEvent> }) {
  if (!day) return null;
  return (
    <p className={classes['next']}>
      {texts.next}
      <a href={`#${NEXT_EVENT}`}>{record.title}</a>,{' '}
      <time dateTime={isoDay(day)}>
        <span className={classes['weekday']}>{weekdayOf(day)} </span>
        {formatDayInYear(day)}
      </time>
    </p>
  );
}

/** Between the events to come and those of the past. */
export function TodayRule({ today }: { today: Day }) {
  return (
    <p className={classes['today']}>
      {texts.today}
      <time dateTime={isoDay(today)}>{formatDayInYear(today)}</time>
    </p>
  );
}
