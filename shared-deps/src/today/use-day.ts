import { dayAt, isoDay, type PageContext, useSite } from '@school/shared-deps';
import { useEffect, useState } from 'react';

const MINUTE_MS = 60_000;

/** The ISO day at the school while a page stays open. */
export function useDay({ now, begun }: Pick<PageContext, 'now' | 'begun'>): string {
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
