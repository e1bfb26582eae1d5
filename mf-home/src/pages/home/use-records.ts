import { useSelector } from '@xstate/react';

import type { Block } from './home.actors';

/** The records of a block that are here; empty until they arrive. */
export function useRecords<T>(block: Block<T>): readonly T[] {
  return useSelector(block, (snapshot) => snapshot.context.records);
}
