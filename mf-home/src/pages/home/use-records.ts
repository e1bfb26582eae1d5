import { useSelector } from '@xstate/react';

import type { RecordsActor } from './home.actors';

/** The records of a block that are here; empty until they arrive. */
export function useRecords<T>(block: RecordsActor<T>): readonly T[] {
  return useSelector(block, (snapshot) => snapshot.context.records);
}
