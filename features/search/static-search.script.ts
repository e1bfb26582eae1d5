import type { SearchAnswer } from '@school/contract';
import { languageOf } from '@school/contract/languages';

import { readQuery } from './search-document';
import { createSearchIndex, type SavedIndex, type SearchIndex } from './search-index';

let opening: Promise<SearchIndex> | undefined;

/**
 * The answer to a search in the browser, for the script of an export.
 * @param file the address of the index
 * @public
 */
export async function find(file: string, query: URLSearchParams): Promise<SearchAnswer> {
  opening ??= open(file).catch((error: unknown) => {
    // the next search fetches it again
    opening = undefined;
    throw error;
  });
  const index = await opening;
  const language = languageOf(`?${query.toString()}`);
  return index.find({ ...readQuery(query), language, today: new Date().toISOString().slice(0, 10) });
}

async function open(file: string): Promise<SearchIndex> {
  const response = await fetch(file);
  if (!response.ok) throw new Error(`${file} answered ${response.status}`);
  return createSearchIndex((await response.json()) as SavedIndex);
}
