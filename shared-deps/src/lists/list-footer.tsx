import { Button, StatusLine, useSite } from '@school/shared-deps';
import { attempt, attributes } from '@school/shared-deps/bundled';
import { useSelector } from '@xstate/react';
import { type MouseEvent, useEffect, useRef, useState } from 'react';

import { ShareLink } from './cards/share-link';
import type { Filters } from './filters/filter';
import { type ListActor, PAGE_SIZE } from './list.machine';
import { queryOf } from './list-address';
import classes from './list-footer.module.css';
import { LIST_FORM } from './list-form';
import { useList } from './list-view';
import { texts } from './texts';

export interface FooterOptions {
  /** The visitor may share its address, and follow its feed where it has one. */
  share?: { feed?: string };
  /** Show More is there although there is no more. */
  alwaysMore?: boolean;
  /** Says that newer records could not be loaded. */
  failure?: string;
}

type FooterProps<T, F extends Filters<T>> = FooterOptions & { list: ListActor<T, F> };

/** Below a list: more of it, and whether its records are not the newest. */
export function ListFooter<T, F extends Filters<T>>({
  list,
  share,
  alwaysMore = false,
  failure = texts.newestNotLoaded,
}: FooterProps<T, F>) {
  const { total, shown, pending, isUnknown, hasFailed } = useList(list);
  const remaining = total - shown.length;
  const { added, begin } = useAdded(shown.length);
  const showMore = (event: MouseEvent) => {
    event.preventDefault();
    begin();
    list.send({ type: 'list.extended' });
  };
  return (
    <>
      <p role="status" className="visuallyHidden">
        {added > 0 ? texts.added(added, shown.length, total) : ''}
      </p>
      {(alwaysMore || remaining > 0) && (
        <div className={classes['more']}>
          {/* without script, the list's form sends how many to show next */}
          <Button
            type="submit"
            form={LIST_FORM}
            name="shown"
            value={shown.length + PAGE_SIZE}
            disabled={remaining <= 0}
            onClick={showMore}
          >
            {texts.showMore}
          </Button>
          {remaining > 0 && <p className="quiet figures">{texts.remaining(remaining)}</p>}
        </div>
      )}
      {pending === 'more' && !hasFailed && <StatusLine tone="busy" text={texts.restOnItsWay} />}
      {hasFailed && !isUnknown && pending !== 'choice' && (
        <StatusLine tone="problem" text={failure} onRetry={() => list.send({ type: 'fetch.retried' })} />
      )}
      {share && <ShareList list={list} {...share} />}
    </>
  );
}

/** The feed of the list, and its address, as it is narrowed now, for somebody else. */
function ShareList<T, F extends Filters<T>>({ list, feed }: { list: ListActor<T, F>; feed?: string }) {
  const address = useSelector(list, ({ context }) => context.path + queryOf(context));
  return (
    <div className={classes['share']}>
      {feed !== undefined && (
        <a href={`/feeds/${feed}.atom`} type="application/atom+xml" className="target">
          {texts.follow}
        </a>
      )}{' '}
      <ShareLink title={useSite().profile.name} address={address} label={texts.share} />
    </div>
  );
}

/** How many cards the last Show More has added; the focus goes to the first of them. */
function useAdded(shown: number) {
  const [before, setBefore] = useState(Infinity);
  const isPressed = useRef(false);
  useEffect(() => {
    if (!isPressed.current || shown <= before) return;
    isPressed.current = false;
    if (isFocusFree()) focusCard(before);
  }, [shown, before]);
  const begin = () => {
    isPressed.current = true;
    setBefore(shown);
  };
  return { added: shown - before, begin };
}

/** Whether the visitor has not moved on while more was loaded; a pressed button has no focus in Safari. */
function isFocusFree(): boolean {
  const { activeElement } = document;
  return activeElement === document.body || activeElement?.matches('[name=shown]') === true;
}

/** @param index of a card among those of the page */
function focusCard(index: number): void {
  const card = document.querySelectorAll<HTMLElement>(`[${attributes.cards}] > :not(h2)`)[index];
  if (!card) return;
  card.setAttribute('tabindex', '-1');
  attempt(() => card.focus({ preventScroll: true }));
}
