import { shallowEqual, useSelector } from '@xstate/react';

import type { Filters } from './filters/filter';
import type { ListActor, ListSnapshot } from './list.machine';
import { viewOf } from './list-view';

/** A list as a page shows it, again after each change. */
export function useList<T, F extends Filters<T>>(list: ListActor<T, F>) {
  return useSelector(list, stateOf<T, F>, shallowEqual);
}

function stateOf<T, F extends Filters<T>>(snapshot: ListSnapshot<T, F>) {
  return {
    ...viewOf(snapshot.context),
    /** Whether it is not known yet which records there are. */
    isUnknown: snapshot.hasTag('unknown'),
    hasFailed: snapshot.hasTag('failed'),
    pending: pendingOf(snapshot),
  };
}

/** The visitor waits for another choice, or for more of the same, while the rest of the list is loaded. */
function pendingOf<T, F extends Filters<T>>(snapshot: ListSnapshot<T, F>): 'choice' | 'more' | undefined {
  const { choice, excerpt } = snapshot.context;
  if (!snapshot.hasTag('pending') || !excerpt) return undefined;
  const isSame = Object.entries(choice).every(([name, value]) => excerpt.choice[name] === value);
  return isSame ? 'more' : 'choice';
}
