import { type CacheResult, type Call, type Content, type GoodAnswer, isRecord } from './cache-entry';
import { type UpstreamCache, withTimeout } from './upstream-cache';

/**
 * Requests an album only when a list names it, because a visitor can invent any number of ids. Without the
 * complete list, or where it is empty, all are requested. While it cannot be refreshed, an album that it does
 * not name fails as the list does.
 * @param calls those of the lists that name albums, the complete one first
 */
export function withKnownAlbums(cache: UpstreamCache, calls: readonly Call[]): UpstreamCache {
  const refusalOf = async (call: Call): Promise<CacheResult | 'known'> => {
    if (!isRecord(call)) return 'known';
    const id = idOf(call);
    if (calls.some((list) => names(cache.peek(list), id))) return 'known';
    const results = await Promise.all(calls.map(cache.get));
    const isNamed = results.some((result) => 'answer' in result && names(result.answer, id));
    const [complete] = results;
    if (isNamed || complete === undefined || !('answer' in complete)) return 'known';
    if (idsOf(complete.answer.content).size === 0) return 'known';
    return complete.type === 'stale' ? { type: 'error', error: complete.error } : { type: 'miss' };
  };

  return {
    ...cache,
    get: async (call) => {
      const refusal = await refusalOf(call);
      return refusal === 'known' ? cache.get(call) : refusal;
    },
    getWithin: async (call, budgetMs) => {
      if (!isRecord(call)) return cache.getWithin(call, budgetMs);
      const refusal = await withTimeout(refusalOf(call), budgetMs);
      if (refusal === 'known') return cache.getWithin(call, budgetMs);
      return refusal?.type === 'miss' ? 'missing' : undefined;
    },
  };
}

function names(answer: GoodAnswer | undefined, id: string): boolean {
  return answer !== undefined && idsOf(answer.content).has(id);
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
