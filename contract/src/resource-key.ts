import type { InferOutput } from 'valibot';

import type { ContactContent, Fallback, HomeContent, PageContent } from './content';
import { LANGUAGE_PARAMETER } from './prefix';
import type { SubGallery } from './records';
import type { ResourceName, resources } from './resources';
import type { Results } from './results';
import type { Office, Today } from './school-year';
import type { SearchAnswer } from './search';

/** A resource of a route: a list, a page's content, or what parameters of the query name. */
export type Resource =
  ResourceName | `content/${string}` | 'content/class-dates?class' | 'subGallery?id' | 'search?q&kind&year';

/**
 * `news/all` (a list of the API), `content/our-school` (a page's content) or `subGallery/album-7` (one
 * record).
 */
export type ResourceKey = string;

/** Keys under which a resource is read: for a query parameter one key for each value. */
export type KeyOf<R extends Resource> = R extends 'subGallery?id'
  ? `subGallery/${string}`
  : R extends 'search?q&kind&year'
    ? `search/${string}`
    : R extends 'content/class-dates?class'
      ? `content/class-dates/${string}`
      : R;

/** Content with fields of its own; every other one is a `PageContent`. The server makes the last four. */
interface ContentByName {
  home: HomeContent;
  fallback: Fallback;
  'contact-us': ContactContent;
  office: Office;
  results: Results;
  today: Today;
}
export type ContentOf<N extends string> = N extends keyof ContentByName ? ContentByName[N] : PageContent;

/** Type of the records that a key gives. */
export type RecordOf<K extends ResourceKey> = K extends ResourceName
  ? InferOutput<(typeof resources)[K]['record']>
  : K extends `content/${infer N}`
    ? ContentOf<N>
    : K extends `subGallery/${string}`
      ? SubGallery
      : K extends `search/${string}`
        ? SearchAnswer
        : never;

/**
 * Path from which a resource is read; content comes from the site itself, whichever provider serves the
 * records.
 */
export function resourcePath(key: ResourceKey, schoolCode: string): string {
  const query = LANGUAGE_PARAMETER && `?${LANGUAGE_PARAMETER}`;
  if (key.startsWith('content/')) return `/${key}.json${query}`;
  if (key.startsWith('search/')) return `/api/search?${LANGUAGE_PARAMETER}${key.slice('search/'.length)}`;
  const id = subGalleryId(key);
  if (id !== undefined) return `/api/subGallery?${LANGUAGE_PARAMETER}id=${encodeURIComponent(id)}`;
  return `/api/${key}/${encodeURIComponent(schoolCode)}${query}`;
}

/** The id of the gallery item in a key, if it has one. */
export function subGalleryId(key: ResourceKey): string | undefined {
  return key.startsWith('subGallery/') ? key.slice('subGallery/'.length) : undefined;
}
