import { useSelector } from '@xstate/react';

import type { Filters } from './filters/filter';
import type { ListActor } from './list.machine';
import { type ListView, viewOf } from './list-view';

/** A list as a page shows it, again after each change. */
export function useList<T, F extends Filters<T>>(list: ListActor<T, F>): ListView<T, F> {
  return useSelector(list, ({ context }) => viewOf(context));
}

/** Whether the list is in a state with this tag. */
export function useListTag<T, F extends Filters<T>>(
  list: ListActor<T, F>,
  tag: 'busy' | 'failed' | 'pending' | 'unknown',
): boolean {
  return useSelector(list, (snapshot) => snapshot.hasTag(tag));
}

/** The visitor waits for another choice, or for more of the same, while the rest of the list is loaded. */
export function usePending<T, F extends Filters<T>>(list: ListActor<T, F>): 'choice' | 'more' | undefined {
  return useSelector(list, (snapshot) => {
    const { choice, excerpt } = snapshot.context;
    if (!snapshot.hasTag('pending') || !excerpt) return undefined;
    const isSame = Object.entries(choice).every(([name, value]) => excerpt.choice[name] === value);
    return isSame ? 'more' : 'choice';
  });
}
