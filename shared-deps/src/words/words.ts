import type { PageContext } from '../section/page';

/**
 * Words of the content folder that a page shows beside its records, if they are there.
 * @param name file below `pages/`, such as `fallback`
 */
export function wordsOf<T>({ api }: Pick<PageContext, 'api'>, name: string): T | undefined {
  const [words] = (api.peek(`words/${name}`)?.records ?? []) as readonly T[];
  return words;
}
