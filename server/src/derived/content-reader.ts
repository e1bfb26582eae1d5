import { jsonHeaders } from '../http/cached-response';
import { contentHash } from '../lib/content-hash';
import { classContents } from './class-content';
import type { ContentGenerator, GeneratedFile, GeneratorSources } from './generator';
import { readOffice } from './office';
import { readResults } from './results';
import { readToday } from './today';

interface VersionedContent {
  value: unknown;
  /** Another one when a source is another. */
  version: string;
}

/** Content that is no file: the server generates it from the content folder and records. */
const generators: Readonly<Record<string, ContentGenerator>> = {
  office: readOffice,
  results: readResults,
  today: readToday,
  ...classContents,
};

/** Returns the content of a page by its name: generated, or of a file. */
export type ReadContent = (name: string) => Promise<VersionedContent | undefined>;

/** @param ofFeatures generate content by its name */
export function createContentReader(
  sources: GeneratorSources,
  ofFeatures: Readonly<Record<string, ContentGenerator>> = {},
): ReadContent {
  const { content } = sources;
  const all = new Map(Object.entries({ ...generators, ...ofFeatures }));
  return async (name) => {
    const generate = all.get(name);
    const { pages } = content.current();
    const value = generate ? await generate(sources) : Object.hasOwn(pages, name) && pages[name];
    if (!value) return undefined;
    const version = generate ? contentHash(JSON.stringify(value)) : String(content.version());
    return { value, version };
  };
}

export function isGenerated(name: string): boolean {
  return Object.hasOwn(generators, name);
}

/** The content of each page, for sections that read it in the browser. */
export function contentFile(readContent: ReadContent): GeneratedFile {
  return {
    address: '/content/:name.json',
    read: async ({ params: { name = '' } }) => {
      const content = await readContent(name);
      if (content === undefined) return undefined;
      const headers = jsonHeaders(isGenerated(name) ? 'no-cache' : 'public, max-age=60');
      return { version: content.version, name, headers, generate: () => JSON.stringify(content.value) };
    },
  };
}
