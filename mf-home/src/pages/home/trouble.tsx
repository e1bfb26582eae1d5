import { StatusLine } from '@school/shared-deps';
import { useCallback, useMemo, useSyncExternalStore } from 'react';

import type { HomeActors } from './home.actors';
import classes from './home.module.css';

/** What the line asks of a list, whatever it is a list of. */
interface List {
  subscribe(listener: () => void): { unsubscribe: () => void };
  getSnapshot(): { hasTag(tag: 'troubled'): boolean };
  send(event: { type: 'fetch.retried' }): void;
}

/** One quiet line for all lists of the page; what is on the page stays. */
export function Trouble({ actors }: { actors: HomeActors }) {
  const lists = useMemo(() => listsOf(actors), [actors]);
  const subscribe = useCallback((listener: () => void) => subscribeAll(lists, listener), [lists]);
  const hasTrouble = () => lists.some(isTroubled);
  if (!useSyncExternalStore(subscribe, hasTrouble, hasTrouble)) return null;
  return (
    <div className={classes['trouble']}>
      <StatusLine
        tone="problem"
        text="Some of this page could not be loaded."
        onRetry={() => lists.filter(isTroubled).forEach((list) => list.send({ type: 'fetch.retried' }))}
      />
    </div>
  );
}

function listsOf(actors: HomeActors): readonly List[] {
  const { registrations, highlights, news, events, toppers, birthdays, messages, albums, notices } = actors;
  return [registrations, highlights, news, events, toppers, birthdays, messages, albums, notices];
}

function subscribeAll(lists: readonly List[], listener: () => void): () => void {
  const subscriptions = lists.map((list) => list.subscribe(listener));
  return () => subscriptions.forEach((subscription) => subscription.unsubscribe());
}

function isTroubled(list: List): boolean {
  return list.getSnapshot().hasTag('troubled');
}
