import type { PageContent } from '@school/contract';
import { dayAt, isoDay } from '@school/shared-deps/server';

import { jsonHeaders } from '../http/cached-response';
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
const generators = new Map<string, ContentGenerator<unknown>>([
  ['office', readOffice],
  ['results', readResults],
  ['today', readToday],
]);

/** Returns the content of a page by its name: generated, or of a file. */
export type ReadContent = (name: string) => Promise<VersionedContent | undefined>;

/** Adds to the content of a page what the server knows on a day such as `2026-11-23`. */
export type Addition = (page: PageContent, sources: GeneratorSources, today: string) => PageContent;

/** @param additions by the name of the page's content */
export function createContentReader(
  sources: GeneratorSources,
  additions: Readonly<Record<string, Addition>> = {},
): ReadContent {
  const { content } = sources;
  const generated = new Map<string, VersionedContent>();
  return async (name) => {
    const readSources = generators.get(name);
    if (readSources === undefined) {
      const value = Object.entries(content.current().pages).find(([each]) => each === name)?.[1];
      if (value === undefined) return undefined;
      const add = additions[name];
      if (add === undefined) return { value, version: String(content.version()) };
      const today = isoDay(dayAt(Date.now(), sources.timeZone));
      return {
        value: add(value as PageContent, sources, today),
        version: `${content.version()} ${today}`,
      };
    }
    const { version: ofSources, generate } = await readSources(sources);
    const version = `${content.version()} ${ofSources}`;
    const known = generated.get(name);
    if (known?.version === version) return known;
    const latest = { value: generate(), version };
    generated.set(name, latest);
    return latest;
  };
}

export function isGenerated(name: string): boolean {
  return generators.has(name);
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
