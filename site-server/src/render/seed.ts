import type { Gateway } from '@school/gateway/gateway';
import type { Loaded, RouteData, Seed } from '@school/shared-deps';
import { resourceKeys, subGalleryId } from '@school/shared-deps/server';

import type { ReadContent } from '../generated/content-reader';
import type { SiteSearch } from '../search/site-search';

/** The resources of a page as they are now. */
export interface Seeded {
  seed: Seed;
  /** Another one when any of the resources is another. */
  version: string;
}

export type ReadSeed = (route: RouteData, search: string) => Promise<Seeded>;

/** Records have no longer ids, and none has an empty one. */
const MAX_ID_LENGTH = 200;
/** A page waits this long for its resources; what is late is left to placeholders and to the browser. */
const BUDGET_MS = 1_000;

const SEARCH = 'search/';

/** Reads what a route shows, all at once; a list that is late or malformed is not there. */
export function createSeedReader(
  gateway: Pick<Gateway, 'read'>,
  readContent: ReadContent,
  search: Pick<SiteSearch, 'find'>,
): ReadSeed {
  const read = async (key: string): Promise<{ key: string; version: string; loaded?: Loaded }> => {
    if (isInvalidId(key)) return { key, version: '', loaded: { records: [], at: Date.now() } };
    if (key.startsWith('content/')) {
      const content = await readContent(key.slice('content/'.length));
      if (content === undefined) return { key, version: '' };
      return { key, version: content.version, loaded: { records: [content.value], at: Date.now() } };
    }
    if (key.startsWith(SEARCH)) {
      const answer = await search.find(new URLSearchParams(key.slice(SEARCH.length)));
      return { key, version: '', loaded: { records: [answer], at: Date.now() } };
    }
    const resource = await gateway.read(key, BUDGET_MS);
    if (resource === undefined) return { key, version: '' };
    const { body, version, at } = resource;
    if (body === undefined) return { key, version, loaded: { records: [], at: Date.now() } };
    return { key, version, loaded: { records: Array.isArray(body) ? body : [body], at } };
  };

  return async (route, search) => {
    const query = new URLSearchParams(search);
    const results = await Promise.all(
      [...resourceKeys(route, query), ...keysWithoutId(route, query)].map(read),
    );
    return {
      seed: Object.fromEntries(results.flatMap(({ key, loaded }) => (loaded ? [[key, loaded]] : []))),
      version: results.map(({ version }) => version).join(' '),
    };
  };
}

/** Keys of the records that an address should name and does not. */
function keysWithoutId({ resources }: RouteData, query: URLSearchParams): string[] {
  return resources.flatMap((resource) => {
    const [name = '', parameter] = resource.split(/[?&]/);
    return parameter === undefined || query.get(parameter) ? [] : [`${name}/`];
  });
}

function isInvalidId(key: string): boolean {
  const id = subGalleryId(key);
  return id !== undefined && (id === '' || id.length > MAX_ID_LENGTH);
}

/** Whether a page is about a record that is not there. */
export function isMissingRecord(seed: Seed): boolean {
  return Object.entries(seed).some(
    ([key, { records }]) => subGalleryId(key) !== undefined && records.length === 0,
  );
}
