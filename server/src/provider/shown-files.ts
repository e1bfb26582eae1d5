import { walk } from '@school/contract';

import type { Call, Content } from './cache-entry';
import type { UpstreamCache } from './upstream-cache';

const fileLists = ['attachments', 'image', 'images'];

/** Returns whether a record of these lists names a file, as the lists are shown under the school's policy. */
export function createShownFiles(
  lists: Pick<UpstreamCache, 'get' | 'peek'>,
  calls: readonly Call[],
): (reference: string) => Promise<boolean> {
  return async (reference) => {
    if (calls.some((call) => names(lists.peek(call)?.content, reference))) return true;
    const entries = await Promise.all(calls.map(async (call) => lists.get(call)));
    return entries.some(({ value }) => typeof value === 'object' && names(value.content, reference));
  };
}

const filesOfContent = new WeakMap<Content, ReadonlySet<unknown>>();

function names(content: Content | undefined, reference: string): boolean {
  if (content === undefined) return false;
  const known = filesOfContent.get(content);
  if (known !== undefined) return known.has(reference);
  const inLists = [...walk(content.body)].filter(({ place }) => fileLists.includes(String(place.at(-2))));
  const files = new Set(inLists.map(({ value }) => value));
  filesOfContent.set(content, files);
  return files.has(reference);
}
