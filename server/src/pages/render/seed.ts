import {
  type Circular,
  namedRecord,
  resourceKeys,
  type RouteData,
  type SearchAnswer,
  subGalleryId,
} from '@school/contract';
import type { Language } from '@school/contract/languages';
import type { Loaded, Seed } from '@school/shared-deps';
import { paragraphsOf } from '@school/shared-deps/server';

import type { ReadContent } from '../../derived/content-reader';
import { contentHash } from '../../lib/content-hash';
import type { Gateway } from '../../provider/gateway';

/** The resources of a page as they are now. */
export interface Seeded {
  seed: Seed;
  /** Another one when any of the resources is another. */
  version: string;
}

/** Answers a search of the site in a language. */
export type Find = (query: URLSearchParams, language: Language) => Promise<SearchAnswer>;

/** Reads a PDF's first pages in their lines; none before the PDF is read, or where it has no text. */
export type ReadPdf = (file: string) => readonly string[];

export type ReadSeed = (route: RouteData, search: string, language?: Language) => Promise<Seeded>;

/** Records have no longer ids, and none has an empty one. */
const MAX_ID_LENGTH = 200;

const CONTENT = 'content/';
const SEARCH = 'search/';
const TEXT = 'text/';

interface Read {
  version: string;
  /** Undefined for what is not there in time: it is left to placeholders and to the browser. */
  loaded?: Loaded;
}

const late: Read = { version: '' };

function loadedNow(records: readonly unknown[], version = ''): Read {
  return { version, loaded: { records, at: Date.now() } };
}

/** Reads what a route shows, all at once; a list that is late or malformed is not there. */
export function createSeedReader(
  gateway: Pick<Gateway, 'readAll'>,
  readContent: ReadContent,
  { find, readPdf = () => [] }: { find?: Find | undefined; readPdf?: ReadPdf | undefined },
): ReadSeed {
  const paragraphsOfCircular = async (id: string): Promise<string[]> => {
    const [circulars] = await gateway.readAll(['circular/all']);
    const records = (circulars?.body ?? []) as readonly Circular[];
    const [file] = records.find(({ _id }) => _id === id)?.attachments ?? [];
    return file === undefined ? [] : readPdf(file).flatMap(paragraphsOf);
  };
  const read = async (key: string, language: Language): Promise<Read> => {
    if (isInvalidId(key)) return loadedNow([]);
    if (key.startsWith(CONTENT)) {
      const content = await readContent(key.slice(CONTENT.length), language);
      return content === undefined ? late : loadedNow([content.value], content.version);
    }
    if (key.startsWith(SEARCH)) {
      const answer = await find?.(new URLSearchParams(key.slice(SEARCH.length)), language);
      return answer ? loadedNow([answer]) : late;
    }
    if (key.startsWith(TEXT)) {
      const paragraphs = await paragraphsOfCircular(key.slice(TEXT.length));
      return loadedNow(paragraphs, contentHash(paragraphs.join('\n')));
    }
    const [resource] = await gateway.readAll([key], { language });
    if (resource === undefined) return late;
    const { body, version, at } = resource;
    if (body === undefined) return loadedNow([], version);
    return { version, loaded: { records: Array.isArray(body) ? body : [body], at } };
  };

  return async (route, search, language = 'en') => {
    const query = new URLSearchParams(search);
    const circular = route.resources.includes('circular/all') ? namedRecord(route.path, query) : undefined;
    const text = circular === undefined ? [] : [TEXT + circular];
    const keys = [...resourceKeys(route, query), ...keysWithoutId(route, query), ...text];
    const results = await Promise.all(keys.map((key) => read(key, language)));
    const loaded = keys.map((key, at) => [key, results[at]?.loaded] as const);
    return {
      seed: Object.fromEntries(loaded.filter((entry): entry is [string, Loaded] => entry[1] !== undefined)),
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
