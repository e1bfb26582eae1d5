import { contentLanguage } from '@school/contract';
import { type DayLine, type PageContext, PageLink, type Today } from '@school/shared-deps';
import { whenBack } from '@school/shared-deps/bundled';
import { useEffect, useState } from 'react';

import classes from './today.module.css';
import { nearDays } from './weekday-names';

interface ComingDaysProps {
  context: Pick<PageContext, 'now' | 'begun'>;
  content: Today | undefined;
  title: string;
  /** How many days are shown. */
  count: number;
}

/** The days at school from today on, a row each; absent without a school year in the content. */
export function ComingDays({ context, content, title, count }: ComingDaysProps) {
  const now = useNow(context);
  const today = content?.days.findLastIndex(({ from }) => from <= now) ?? -1;
  const days = content?.days.slice(Math.max(today, 0), today + count) ?? [];
  // a page that was left open for days says nothing that is too little
  if (!content || today < 0 || days.length < count) return null;
  const office = content.office.findLast(({ from }) => from <= now);
  return (
    <section className={classes['today']}>
      <h2>{title}</h2>
      <ul>
        {days.map((day, at) => (
          <DayRow key={day.from} day={day} name={nameOf(day, at)} />
        ))}
      </ul>
      <p>
        {office && <span className="planned">{`${office.text} · `}</span>}
        <PageLink href={content.calendar.href}>{content.calendar.text}</PageLink>
      </p>
    </section>
  );
}

/** `Today, 28 Nov`, `Tomorrow`, `Mon, 30 Nov` */
function nameOf({ weekday, date }: DayLine, ahead: number): string {
  return ahead === 1 ? nearDays.tomorrow : `${ahead === 0 ? nearDays.today : weekday}, ${date}`;
}

/** `Tomorrow: a school day · Science exhibition at 9:30` */
function DayRow({ day: { parts }, name }: { day: DayLine; name: string }) {
  // a row that has nothing else goes with what is planned
  const isPlanned = parts.every((part) => part.isPlanned);
  return (
    <li className={isPlanned ? 'planned' : undefined}>
      <b>{name}</b>{' '}
      <span>
        {parts.map((part, at) => (
          <span
            key={`${at} ${part.text}`}
            lang={part.href === undefined ? undefined : contentLanguage(part.text)}
            className={part.isPlanned ? 'planned' : undefined}
          >
            {part.href === undefined ? (
              <span>{part.text}</span>
            ) : (
              <PageLink href={part.href}>{part.text}</PageLink>
            )}
            {at < parts.length - 1 && <span> · </span>}
          </span>
        ))}
      </span>
    </li>
  );
}

const MINUTE_MS = 60_000;

/** The server's time, by the minute, while a page stays open. */
function useNow({ now, begun }: Pick<PageContext, 'now' | 'begun'>): number {
  const [instant, setInstant] = useState(now);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>;
    // midnight at the school is the beginning of a minute everywhere
    const wait = () => {
      clearTimeout(timer);
      timer = setTimeout(look, MINUTE_MS - (Date.now() % MINUTE_MS));
    };
    const look = () => {
      const next = now + Date.now() - begun;
      // a clock that is late never turns the day back
      setInstant((shown) => Math.max(shown, next));
      wait();
    };
    wait();
    // timers do not run while the page sleeps
    const left = new AbortController();
    whenBack(look, left.signal);
    return () => {
      clearTimeout(timer);
      left.abort();
    };
  }, [now, begun]);
  return instant;
}
