import { walk } from '@school/contract';
import { memoize } from '@school/shared-deps/server';
import { RateLimiterMemory } from 'rate-limiter-flexible';

import { BusyError } from '../lib/busy-error';
import { ALBUMS, idsIn } from './named-albums';
import type { RecordSource, ShownRecords } from './record-source';

const fileLists = ['attachments', 'image', 'images'];

/** Requests a minute, of all visitors, for files that no record in memory names. */
const MAX_UNNAMED = 300;

/** Whether records of these lists name a file, as they are shown under the school's policy. */
export function createShownFiles(records: Pick<RecordSource, 'read' | 'peek'>, lists: readonly string[]) {
  const unnamed = new RateLimiterMemory({ points: MAX_UNNAMED, duration: 60 });
  const isInMemory = (reference: string) => {
    const isNamedBy = (key: string) => names(records.peek(key), reference);
    const albums = records.peek(ALBUMS);
    const ids = albums ? [...idsIn(albums)] : [];
    return lists.some(isNamedBy) || ids.some((id) => isNamedBy(`subGallery/${String(id)}`));
  };
  return {
    isNamed: async (reference: string): Promise<boolean> => {
      if (isInMemory(reference)) return true;
      const readings = await Promise.all(lists.map(async (list) => records.read(list)));
      return readings.some(({ value }) => typeof value === 'object' && names(value.content, reference));
    },
    /** Throws a BusyError for one too many that no record in memory names: it may be made up. */
    countUnnamed: async (reference: string): Promise<void> => {
      if (isInMemory(reference)) return;
      await unnamed.consume('all').catch(() => Promise.reject(new BusyError(503)));
    },
  };
}

function names(content: ShownRecords | undefined, reference: string): boolean {
  return content !== undefined && filesOf(content).has(reference);
}

const filesOf = memoize(({ body }: ShownRecords): ReadonlySet<unknown> => {
  const named = [...walk(body)].filter(
    ({ place }) => fileLists.includes(String(place.at(-2))) || place.at(-1) === 'file',
  );
  return new Set(named.map(({ value }) => value));
});
