import { dayAt, isoDay, type PageContext, PageLink, type Today, useSite } from '@school/shared-deps';
import { useEffect, useState } from 'react';

import classes from './today.module.css';

interface TodayLineProps {
  context: Pick<PageContext, 'now' | 'begun'>;
  content: Today | undefined;
}

/** The day at school and the next one of note; absent without a school year in the content. */
export function TodayLine({ context, content }: TodayLineProps) {
  const day = useDay(context);
  const line = content?.days.find((each) => each.day === day);
  if (!line) return null;
  return (
    <p className={classes['today']}>
      <span className="visuallyHidden">Today at school: </span>
      {line.parts.map(({ text, href }, at) => (
        <span key={at} className={classes['part']}>
          {at > 0 && ' · '}
          {href === undefined ? text : <PageLink href={href}>{text}</PageLink>}
        </span>
      ))}
    </p>
  );
}

const MINUTE_MS = 60_000;

/** The ISO day at the school while a page stays open. */
function useDay({ now, begun }: Pick<PageContext, 'now' | 'begun'>): string {
  const { timeZone } = useSite();
  const [day, setDay] = useState(() => isoDay(dayAt(now, timeZone)));
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>;
    // midnight at the school is the beginning of a minute everywhere
    const wait = () => {
      timer = setTimeout(look, MINUTE_MS - (Date.now() % MINUTE_MS));
    };
    const look = () => {
      const next = isoDay(dayAt(now + Date.now() - begun, timeZone));
      // a clock that is late never turns the day back
      setDay((shown) => (next > shown ? next : shown));
      wait();
    };
    wait();
    return () => clearTimeout(timer);
  }, [now, begun, timeZone]);
  return day;
}
