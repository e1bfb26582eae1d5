import { PageLink, type Today } from '@school/shared-deps';
import { useSelector } from '@xstate/react';
import { useEffect } from 'react';

import type { TodayActor } from './create-today';
import { texts } from './texts';
import classes from './today.module.css';

interface TodayLineProps {
  today: TodayActor;
  content: Today | undefined;
}

/** What is on at school today, and what comes next; absent for a school that has not written down its year. */
export function TodayLine({ today, content }: TodayLineProps) {
  // a day that ends before hydration would differ from the server's text
  useEffect(() => {
    today.start();
  }, [today]);
  const day = useSelector(today, ({ context }) => context.day);
  const line = content?.days.find((each) => each.day === day);
  if (!line) return null;
  return (
    <p className={classes['today']}>
      <span className="visuallyHidden">{texts.todayAtSchool}</span>
      {line.parts.map(({ text, href }, at) => (
        <span key={at} className={classes['part']}>
          {at > 0 && ' · '}
          {href === undefined ? text : <PageLink href={href}>{text}</PageLink>}
        </span>
      ))}
    </p>
  );
}
