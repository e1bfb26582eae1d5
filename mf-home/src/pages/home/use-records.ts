import type { FetchMachine } from '@school/shared-deps';
import { useSelector } from '@xstate/react';
import type { ActorRefFrom } from 'xstate';

/** The records that a block shows; empty until they arrive. */
export function useRecords<T>(resource: ActorRefFrom<FetchMachine<T>>): readonly T[] {
  return useSelector(resource, (snapshot) => snapshot.context.records);
}
