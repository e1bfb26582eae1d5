import { steadyNow } from '@school/server-core/steady-now';

import type { CacheEntry, Call, Content } from './cache-entry';
import { type CacheResult, type UpstreamCache, withTimeout } from './upstream-cache';

interface KnownAlbumsOptions {
  albums: UpstreamCache;
  lists: UpstreamCache;
  /** The calls of the lists that name albums, the complete one first. */
  calls: readonly Call[];
}

/**
 * Requests an album only when a list names it, because a visitor can invent any number of ids. Without the
 * complete list, or where it is empty, all are requested. While it cannot be refreshed, an album that it does
 * not name fails as the list does.
 */
export function createKnownAlbums({ albums, lists, calls }: KnownAlbumsOptions): UpstreamCache {
  const names = (entry: CacheEntry | undefined, id: string) =>
    entry !== undefined && idsOf(entry.content).has(id);
  const refusalOf = async (album: Call): Promise<CacheResult | 'known'> => {
    const id = idOf(album);
    if (calls.some((call) => names(lists.peek(call), id))) return 'known';
    const results = await Promise.all(calls.map((call) => lists.get(call)));
    const isNamed = results.some((result) => 'entry' in result && names(result.entry, id));
    const [complete] = results;
    if (isNamed || complete === undefined || !('entry' in complete)) return 'known';
    if (idsOf(complete.entry.content).size === 0) return 'known';
    return complete.type === 'stale' ? { type: 'error', error: complete.error } : { type: 'miss' };
  };

  return {
    get: async (album) => {
      const refusal = await refusalOf(album);
      return refusal === 'known' ? albums.get(album) : refusal;
    },
    peek: albums.peek,
    getWithin: async (album, budgetMs) => {
      const endsAt = steadyNow() + budgetMs;
      const refusal = await withTimeout(refusalOf(album), budgetMs);
      if (refusal === 'known') return albums.getWithin(album, Math.max(0, endsAt - steadyNow()));
      return refusal?.type === 'miss' ? 'miss' : undefined;
    },
    invalidate: albums.invalidate,
  };
}

const idsOfContent = new WeakMap<Content, ReadonlySet<string>>();

function idsOf(content: Content): ReadonlySet<string> {
  const known = idsOfContent.get(content);
  if (known !== undefined) return known;
  const ids = new Set((content.body as { _id: string }[]).map(({ _id }) => _id));
  idsOfContent.set(content, ids);
  return ids;
}

function idOf({ path }: Call): string {
  return new URLSearchParams(path.slice(path.indexOf('?'))).get('id') ?? '';
}
