import { subGalleryId } from '@school/contract';
import type { Language } from '@school/contract/languages';
import { memoize } from '@school/shared-deps/server';

import type { Reading, RecordSource, ShownRecords } from './record-source';

export const ALBUMS = 'gallery/All';

/**
 * Albums that the list does not name are missing, without a request. Ids that somebody makes up would fill
 * the provider's connections. While the list cannot be had, or has none, the provider is asked.
 */
export function withNamedAlbums(records: RecordSource): RecordSource {
  const isUnnamed = (key: string, list: Reading['value']) => {
    const ids = typeof list === 'object' ? idsIn(list.content) : new Set();
    return ids.size > 0 && !ids.has(subGalleryId(key));
  };
  const readAlbum = async (key: string, language?: Language): Promise<Reading> => {
    const { value } = await records.read(ALBUMS);
    return isUnnamed(key, value) ? { value: 'missing' } : records.read(key, language);
  };
  return {
    ...records,
    read: (key, language) =>
      subGalleryId(key) === undefined ? records.read(key, language) : readAlbum(key, language),
    readWithin: async (key, budgetMs, language) => {
      if (subGalleryId(key) === undefined) return records.readWithin(key, budgetMs, language);
      const list = await records.readWithin(ALBUMS, budgetMs);
      return isUnnamed(key, list) ? 'missing' : records.readWithin(key, budgetMs, language);
    },
  };
}

export const idsIn = memoize(
  ({ body }: ShownRecords): ReadonlySet<unknown> =>
    new Set((body as readonly { _id?: unknown }[]).map(({ _id }) => _id)),
);
