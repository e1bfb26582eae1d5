import { walk } from '@school/contract';
import { memoize } from '@school/shared-deps/server';

import type { RecordSource, ShownRecords } from './record-source';

const fileLists = ['attachments', 'image', 'images'];

/** Returns whether a record of these lists names a file, as the lists are shown under the school's policy. */
export function createShownFiles(
  records: Pick<RecordSource, 'read' | 'peek'>,
  lists: readonly string[],
): (reference: string) => Promise<boolean> {
  return async (reference) => {
    const isNamed = (content?: ShownRecords) => content && filesOf(content).has(reference);
    if (lists.some((list) => isNamed(records.peek(list)))) return true;
    const readings = await Promise.all(lists.map(async (list) => records.read(list)));
    return readings.some(({ value }) => typeof value === 'object' && isNamed(value.content));
  };
}

const filesOf = memoize(({ body }: ShownRecords): ReadonlySet<unknown> => {
  const inLists = [...walk(body)].filter(({ place }) => fileLists.includes(String(place.at(-2))));
  return new Set(inLists.map(({ value }) => value));
});
