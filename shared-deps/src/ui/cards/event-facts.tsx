import { type Day, formatDay, isoDay } from '../../api/dates';
import classes from './card.module.css';

interface EventFactsProps {
  time: string;
  date?: Day | undefined;
  venue: string;
}

/** Time, date and venue in one line, as far as they are known. */
export function EventFacts({ time, date, venue }: EventFactsProps) {
  const day = date && (
    <time key="date" dateTime={isoDay(date)}>
      {formatDay(date)}
    </time>
  );
  const facts = [time, day, venue].filter((fact) => fact !== '' && fact !== undefined);
  return (
    <p className={classes['facts']}>{facts.flatMap((fact, at) => (at === 0 ? [fact] : [' · ', fact]))}</p>
  );
}
