import { type PageContext, PageLink, type Today } from '@school/shared-deps';

import { texts } from './texts';
import classes from './today.module.css';
import { useDay } from './use-day';

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
