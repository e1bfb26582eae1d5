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
  };
}
