import { formatDay, isoDay, type ShownDay, UNREADABLE_DAY } from '@school/shared-deps';
import { contentLanguage } from '@school/shared-deps/bundled';
import { CardFacts } from '@school/shared-deps/lists';

interface EventFactsProps {
  time: string;
  date?: ShownDay | undefined;
  venue: string;
  /** As the home page has it (spec §2). */
  dateFirst?: boolean;
}

/** Time, date and venue in one line, as far as they are known. */
export function EventFacts({ time, date, venue, dateFirst = false }: EventFactsProps) {
  const day =
    date === 'unreadable'
      ? UNREADABLE_DAY
      : date && (
          <time key="date" dateTime={isoDay(date)}>
            {formatDay(date)}
          </time>
        );
  const language = contentLanguage(venue);
  const place = language ? (
    <span key="venue" lang={language}>
      {venue}
    </span>
  ) : (
    venue
  );
  const facts = [...(dateFirst ? [day, time] : [time, day]), place].filter(
    (fact) => fact !== '' && fact !== undefined,
  );
  return <CardFacts>{facts.flatMap((fact, index) => (index === 0 ? [fact] : [' · ', fact]))}</CardFacts>;
}
