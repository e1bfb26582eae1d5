import { isoDay, months, pad, type ShownDay } from '@school/shared-deps';

import classes from './date-leaf.module.css';

/** The day of a record as a leaf of a calendar: the day large, the month in small capitals. */
export function DayLeaf({ day, withYear = true }: { day: ShownDay; withYear?: boolean }) {
  const leaf = classes['leaf'];
  if (day === 'unreadable') {
    return <span className={leaf}>{partsOf('DD', 'MM', withYear && 'YYYY')}</span>;
  }
  return (
    <time className={leaf} dateTime={isoDay(day)}>
      {partsOf(pad(day.day), months[day.month] ?? '', withYear && String(day.year))}
    </time>
  );
}

function partsOf(day: string, month: string, year: string | false) {
  return (
    <>
      <span className={classes['day']}>{day} </span>
      <span className={classes['month']}>{month}</span>
      {year !== false && <span> {year}</span>}
    </>
  );
}
