import type { Loaded, RouteData, Seed } from '@school/shared-deps';
import { readRecords, resourceKeys, subGalleryId } from '@school/shared-deps/server';

import type { OwnContent } from '../content';
import type { Gateway, Reading } from '../gateway/gateway';
import type { Log } from '../log';

/** The resources of a page as they are now. */
export interface Seeded {
  seed: Seed;
  /** Another one when any of the resources is another. */
  version: string;
}

export type ReadSeed = (route: RouteData, search: string) => Promise<Seeded>;

/** Records have no longer ids, and none has an empty one. */
const MOST_ID = 200;
/** A page waits this long for its resources; what is late is left to placeholders and to the browser. */
const BUDGET_MS = 1_000;

/** Reads what a route shows, all at once; a malformed record is dropped and told, a malformed list is not there. */
export function createSeedReader(gateway: Gateway, content: OwnContent, log: Log): ReadSeed {
  const checked = new WeakMap<object, Loaded | { problem: string }>();

  const check = (key: string, { body, at }: Reading): Loaded | undefined => {
    const known = checked.get(body as object);
    if (known !== undefined) return 'problem' in known ? undefined : { ...known, at };
    try {
      const loaded = { records: readRecords(key, body, (problem) => log.problem(problem)), at };
      checked.set(body as object, loaded);
      return loaded;
    } catch (error) {
      const problem = (error as Error).message;
      checked.set(body as object, { problem });
      log.problem(problem);
      return undefined;
    }
  };

  const read = async (
    key: string,
  ): Promise<{ key: string; version: string; loaded?: Loaded | undefined }> => {
    if (key.startsWith('words/')) {
      const words = content.current().pages[key.slice('words/'.length)];
      if (words === undefined) return { key, version: '' };
      return { key, version: String(content.version()), loaded: { records: [words], at: Date.now() } };
    }
    if (isNobodys(key)) return { key, version: '', loaded: { records: [], at: Date.now() } };
    const reading = await gateway.read(key, BUDGET_MS);
    if (reading === undefined) return { key, version: '' };
    if (reading.body === undefined)
      return { key, version: reading.version, loaded: { records: [], at: Date.now() } };
    return { key, version: reading.version, loaded: check(key, reading) };
  };

  return async (route, search) => {
    const query = new URLSearchParams(search);
    const results = await Promise.all(
      [...resourceKeys(route, query), ...unnamedKeys(route, query)].map(read),
    );
    return {
      seed: Object.fromEntries(results.flatMap(({ key, loaded }) => (loaded ? [[key, loaded]] : []))),
      version: results.map(({ version }) => version).join(' '),
    };
  };
}

/** Keys of the records that an address should name and does not. */
function unnamedKeys({ resources }: RouteData, query: URLSearchParams): string[] {
  return resources.flatMap((resource) => {
    const [name = '', parameter] = resource.split('?');
    return parameter === undefined || query.get(parameter) ? [] : [`${name}/`];
  });
}

function isNobodys(key: string): boolean {
  const id = subGalleryId(key);
  return id !== undefined && (id === '' || id.length > MOST_ID);
}

/** Whether a page is about a record that is not there. */
export function isAboutNothing(seed: Seed): boolean {
  return Object.entries(seed).some(
    ([key, { records }]) => subGalleryId(key) !== undefined && records.length === 0,
  );
}
