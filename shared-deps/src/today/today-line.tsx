import { type PageContext, PageLink, type Today } from '@school/shared-deps';
import { whenBack } from '@school/shared-deps/bundled';
import { useEffect, useState } from 'react';

import classes from './today.module.css';

interface TodayLineProps {
  context: Pick<PageContext, 'now' | 'begun'>;
  content: Today | undefined;
}

/** The day at school and the next one of note; absent without a school year in the content. */
export function TodayLine({ context, content }: TodayLineProps) {
  const now = useNow(context);
  const line = content?.lines.findLast(({ from }) => from <= now);
  if (!line || line.parts.length === 0) return null;
  return (
    <p className={classes['today']}>
      <span className="visuallyHidden">Today at school: </span>
      {line.parts.map(({ text, href, isPlanned }, at) => (
        <span key={`${at} ${text}`} className={isPlanned ? 'planned' : undefined}>
          {at > 0 && <span> · </span>}
          {href === undefined ? <span>{text}</span> : <PageLink href={href}>{text}</PageLink>}
        </span>
      ))}
    </p>
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
