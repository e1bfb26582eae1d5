import { isoDay, months, pad, type ShownDay } from '@school/shared-deps';

import classes from './date-leaf.module.css';

interface DateLeafProps {
  day: string;
  month: string;
  year?: string;
  /** ISO day for machines; a placeholder has none. */
  iso?: string;
}

/** A leaf of a calendar: the day large, the month in small capitals. */
export function DateLeaf({ day, month, year, iso }: DateLeafProps) {
  const Tag = iso === undefined ? 'span' : 'time';
  return (
    <Tag className={classes['leaf']} {...(iso !== undefined && { dateTime: iso })}>
      <span className={classes['day']}>{day} </span>
      <span className={classes['month']}>{month}</span>
      {year !== undefined && <span className={classes['year']}> {year}</span>}
    </Tag>
  );
}

/** The leaf of a record's day. */
export function DayLeaf({ day, withYear = true }: { day: ShownDay; withYear?: boolean }) {
  if (day === 'unreadable') return <DateLeaf day="DD" month="MM" {...(withYear && { year: 'YYYY' })} />;
  return (
    <DateLeaf
      day={pad(day.day)}
      month={months[day.month] ?? ''}
      iso={isoDay(day)}
      {...(withYear && { year: String(day.year) })}
    />
  );
}
