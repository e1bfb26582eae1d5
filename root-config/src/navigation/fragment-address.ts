import type { SectionMap } from '@school/contract';

/**
 * Where the fragment of a page is, or its document where the site is made of files. Those have one document
 * for all queries, so a page with one has no address.
 */
export function fragmentAddress({ fragments }: SectionMap, { pathname, search }: URL): string | undefined {
  if (fragments === undefined && search !== '') return undefined;
  return (fragments ?? '') + pathname + search;
}
