import { PhoneLink, StatusLine, useSite } from '@school/shared-deps';
import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';

import { describeEmptyList } from './empty-list';
import type { Filters } from './filters/filter';
import type { ListActor } from './list.machine';
import classes from './list-notice.module.css';
import { useList } from './list-view';
import { texts } from './texts';

/** The noun of a list, such as `circular` and `circulars`. */
export interface ListNoun {
  one: string;
  many: string;
}

interface ListNoticeProps<T, F extends Filters<T>> {
  list: ListActor<T, F>;
  noun: ListNoun;
}

/** Above a list that has nothing to show: says why, and what to do. */
export function ListNotice<T, F extends Filters<T>>({ list, noun }: ListNoticeProps<T, F>) {
  const { total, pending, isUnknown, hasFailed } = useList(list);
  const isPending = pending === 'choice';
  if (hasFailed && (isUnknown || isPending)) {
    const headline = isUnknown ? texts.notLoaded(noun.many) : texts.restNotLoaded(noun.many);
    const text = <Headline more={<CallOffice />}>{headline}</Headline>;
    return <StatusLine tone="problem" text={text} onRetry={() => list.send({ type: 'fetch.retried' })} />;
  }
  if (isUnknown) {
    const text = <Headline more={texts.isSlow}>{texts.onItsWay(noun.many)}</Headline>;
    return <StatusLine tone="busy" text={text} />;
  }
  if (isPending) return <StatusLine tone="busy" text={<Headline>{texts.restOnItsWay}</Headline>} />;
  return total > 0 ? null : <EmptyNotice list={list} noun={noun} />;
}

function CallOffice() {
  const [phone = ''] = useSite().profile.phones;
  return (
    <>
      {texts.tryOrCall}
      <PhoneLink phone={phone} />
    </>
  );
}

function EmptyNotice<T, F extends Filters<T>>({ list, noun }: ListNoticeProps<T, F>) {
  const context = useSelector(list, (snapshot) => snapshot.context);
  const { headline, more, suggestions } = describeEmptyList(context, noun.one);
  return (
    <StatusLine tone="empty" text={<Headline more={more}>{headline}</Headline>}>
      <div className={classes['suggestions']}>
        {suggestions.map(({ link, choice, query }) => (
          <a
            key={link}
            href={query}
            onClick={(event) => {
              event.preventDefault();
              list.send({ type: 'filter.changed', choice });
            }}
          >
            {link}
          </a>
        ))}
      </div>
    </StatusLine>
  );
}

interface HeadlineProps {
  children: string;
  /** Why, and what to do. */
  more?: ReactNode;
}

function Headline({ children, more }: HeadlineProps) {
  return (
    <span key={children}>
      <strong>{children}</strong> {more}
    </span>
  );
}
