import type { ContentOf } from '@school/contract';

import type { Api } from './api/api';

/**
 * Content that a page shows beside its records, once it is loaded.
 * @param name file below `pages/` of the content folder, such as `fallback`
 */
export function contentOf<N extends string>(
  { api }: { api: Api<`content/${N}`> },
  name: N,
): ContentOf<N> | undefined {
  const [content] = api.peek(`content/${name}`)?.records ?? [];
  return content as ContentOf<N> | undefined;
}
