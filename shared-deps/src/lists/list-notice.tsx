import { Button, PhoneLink, useSite } from '@school/shared-deps';
import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';

import { describeNone, type Way } from './empty-list';
import type { Filters } from './filters/filter';
import classes from './list-notice.module.css';
import type { ListActor } from './start-list';
import { useAwaited, useList, useListTag } from './use-list';

/** What a list is of, such as `circular` and `circulars`. */
export interface ListNoun {
  one: string;
  many: string;
}

interface ListNoticeProps<T, F extends Filters<T>> {
  list: ListActor<T, F>;
  noun: ListNoun;
}

/** Above a list that has nothing to show: what is so, why, and what to do now. */
export function ListNotice<T, F extends Filters<T>>({ list, noun }: ListNoticeProps<T, F>) {
  const { total } = useList(list);
  const isUnknown = useListTag(list, 'unknown');
  const isAwaiting = useAwaited(list) === 'choice';
  const hasFailed = useListTag(list, 'failed');
  if (hasFailed && (isUnknown || isAwaiting)) {
    const what = `The ${isUnknown ? '' : 'rest of the '}list of ${noun.many} could not be loaded.`;
    return <FailedNotice what={what} onRetry={() => list.send({ type: 'fetch.retried' })} />;
  }
  if (isUnknown) {
    return (
      <Notice
        tone="busy"
        what={`The list of ${noun.many} is on its way.`}
        why="The connection or the school’s records are slow."
        now="It appears here by itself."
      />
    );
  }
  if (isAwaiting) return <Notice tone="busy" what="The rest of the list is on its way." />;
  return total > 0 ? null : <EmptyNotice list={list} noun={noun} />;
}

function FailedNotice({ what, onRetry }: { what: string; onRetry: () => void }) {
  const { phones } = useSite().profile;
  const phone = phones[0] ?? '';
  return (
    <Notice
      tone="problem"
      what={what}
      why="The school’s records do not answer at the moment."
      now={
        <>
          Please try again, or call the office: <PhoneLink phone={phone} />
        </>
      }
    >
      <Button onClick={onRetry}>Try again</Button>
    </Notice>
  );
}

function EmptyNotice<T, F extends Filters<T>>({ list, noun }: ListNoticeProps<T, F>) {
  const { elsewhere } = useList(list);
  const context = useSelector(list, (snapshot) => snapshot.context);
  const { what, why, now, ways } = describeNone(context, elsewhere, noun.one);
  return (
    <Notice tone="empty" what={what} why={why} now={now}>
      {ways.map((way) => (
        <WayLink
          key={way.link}
          way={way}
          onFollow={() => list.send({ type: 'filter.changed', choice: way.choice })}
        />
      ))}
    </Notice>
  );
}

function WayLink({ way, onFollow }: { way: Way; onFollow: () => void }) {
  return (
    <a
      href={way.query}
      className={classes['way']}
      onClick={(event) => {
        event.preventDefault();
        onFollow();
      }}
    >
      {way.link}
    </a>
  );
}

interface NoticeProps {
  tone: 'busy' | 'problem' | 'empty';
  what: string;
  why?: string;
  now?: ReactNode;
  /** What can be pressed. */
  children?: ReactNode;
}

function Notice({ tone, what, why, now, children }: NoticeProps) {
  return (
    <div className={classes['notice']} data-tone={tone}>
      <p role="status">
        <strong>{what}</strong> {why} {now}
      </p>
      {children && <div className={classes['ways']}>{children}</div>}
    </div>
  );
}
