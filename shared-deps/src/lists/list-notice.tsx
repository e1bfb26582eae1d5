import { Button, PhoneLink, useSite } from '@school/shared-deps';
import { sharedTexts } from '@school/shared-deps/bundled';
import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';

import { describeEmptyList, type Suggestion } from './empty-list';
import type { Filters } from './filters/filter';
import type { ListActor } from './list.machine';
import classes from './list-notice.module.css';
import { texts } from './texts';
import { useList } from './use-list';

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
    return <FailedNotice headline={headline} onRetry={() => list.send({ type: 'fetch.retried' })} />;
  }
  if (isUnknown) {
    return (
      <Notice tone="busy" headline={texts.onItsWay(noun.many)} reason={texts.isSlow} advice={texts.appears} />
    );
  }
  if (isPending) return <Notice tone="busy" headline={texts.restOnItsWay} />;
  return total > 0 ? null : <EmptyNotice list={list} noun={noun} />;
}

function FailedNotice({ headline, onRetry }: { headline: string; onRetry: () => void }) {
  const { phones } = useSite().profile;
  const phone = phones[0] ?? '';
  return (
    <Notice
      tone="problem"
      headline={headline}
      reason={texts.noAnswer}
      advice={
        <>
          {texts.tryOrCall}
          <PhoneLink phone={phone} />
        </>
      }
    >
      <Button onClick={onRetry}>{sharedTexts.tryAgain}</Button>
    </Notice>
  );
}

function EmptyNotice<T, F extends Filters<T>>({ list, noun }: ListNoticeProps<T, F>) {
  const { inOtherPeriods } = useList(list);
  const context = useSelector(list, (snapshot) => snapshot.context);
  const { suggestions, ...message } = describeEmptyList(context, inOtherPeriods, noun.one);
  return (
    <Notice tone="empty" {...message}>
      {suggestions.map((suggestion) => (
        <SuggestionLink
          key={suggestion.link}
          suggestion={suggestion}
          onFollow={() => list.send({ type: 'filter.changed', choice: suggestion.choice })}
        />
      ))}
    </Notice>
  );
}

function SuggestionLink({ suggestion, onFollow }: { suggestion: Suggestion; onFollow: () => void }) {
  return (
    <a
      href={suggestion.query}
      onClick={(event) => {
        event.preventDefault();
        onFollow();
      }}
    >
      {suggestion.link}
    </a>
  );
}

interface NoticeProps {
  tone: 'busy' | 'problem' | 'empty';
  headline: string;
  reason?: string;
  advice?: ReactNode;
  /** Links and buttons. */
  children?: ReactNode;
}

function Notice({ tone, headline, reason, advice, children }: NoticeProps) {
  return (
    <div className={classes['notice']} data-tone={tone}>
      <p role="status">
        <span key={headline}>
          <strong>{headline}</strong> {reason} {advice}
        </span>
      </p>
      {children && <div className={classes['suggestions']}>{children}</div>}
    </div>
  );
}
