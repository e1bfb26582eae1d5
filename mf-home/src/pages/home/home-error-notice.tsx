import { StatusLine } from '@school/shared-deps';
import { useCallback, useMemo, useSyncExternalStore } from 'react';
import type { AnyActorRef, AnyMachineSnapshot } from 'xstate';

import { texts } from '../../texts/home';
import type { HomeActors } from './home.actors';
import classes from './home.module.css';

/** One notice for all lists of the page, with a button that tries again. */
export function HomeErrorNotice({ actors }: { actors: HomeActors }) {
  const lists = useMemo(() => listsOf(actors), [actors]);
  const subscribe = useCallback((listener: () => void) => subscribeAll(lists, listener), [lists]);
  const hasError = () => lists.some(hasFailed);
  if (!useSyncExternalStore(subscribe, hasError, hasError)) return null;
  return (
    <div className={classes['errors']}>
      <StatusLine
        tone="problem"
        text={texts.notLoaded}
        onRetry={() => lists.filter(hasFailed).forEach((list) => list.send({ type: 'fetch.retried' }))}
      />
    </div>
  );
}

function listsOf(actors: HomeActors): readonly AnyActorRef[] {
  const { registrations, highlights, news, events, toppers, birthdays, messages, albums, notices } = actors;
  return [registrations, highlights, news, events, toppers, birthdays, messages, albums, notices];
}

function subscribeAll(lists: readonly AnyActorRef[], listener: () => void): () => void {
  const subscriptions = lists.map((list) => list.subscribe(listener));
  return () => subscriptions.forEach((subscription) => subscription.unsubscribe());
}

function hasFailed(list: AnyActorRef): boolean {
  return (list.getSnapshot() as AnyMachineSnapshot).hasTag('failed');
}
