import { type Language, languageOf } from '@school/contract/languages';
import { dayAt } from '@school/shared-deps/server';

import { pageIn } from '../content/translations';
import { jsonHeaders } from '../http/cached-response';
import { contentHash } from '../lib/content-hash';
import { inLanguage } from '../settings/language';
import { classContents, classDates } from './class-content';
import { readCurriculum } from './curriculum';
import type { ContentGenerator, GeneratedFile, GeneratorSources } from './generator';
import { inSeason } from './in-season';
import { readOffice } from './office';
import { readPrivacy } from './privacy';
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
  ...classDates,
};

/** Content that the server adds to a file of the content folder, which may be missing. */
const additions: Readonly<Record<string, ContentGenerator>> = { privacy: readPrivacy };

/** Pages of the content folder that the server adds to, where the school has them. */
const extensions: Readonly<Record<string, ContentGenerator>> = { curriculum: readCurriculum };

/** Returns the content of a page by its name: generated, or of a file. */
export type ReadContent = (name: string, language?: Language) => Promise<VersionedContent | undefined>;

/** @param ofFeatures generate content by its name */
export function createContentReader(
  sources: GeneratorSources,
  ofFeatures: Readonly<Record<string, ContentGenerator>> = {},
): ReadContent {
  const { content, gateway, config } = sources;
  const all = new Map(Object.entries({ ...generators, ...additions, ...extensions, ...ofFeatures }));
  return async (name, language = 'en') => {
    const generate = all.get(name);
    const [list] = await gateway.readAll(listsOf(name), { language });
    const { pages } = content.current();
    const own = pageIn(language, pages, name);
    const value = inLanguage(language, () => {
      if (!generate) return own && inSeason(own, dayAt(Date.now(), config.timeZone));
      const current = () => ({ ...content.current(), pages: { ...pages, [name]: own } });
      return generate({ ...sources, content: { ...content, current } }, list?.body);
    });
    if (!value) return undefined;
    const version = value === own ? String(content.version()) : contentHash(JSON.stringify(value));
    return { value, version };
  };
}

/** The list that content is generated of, besides the content folder. */
function listsOf(name: string): string[] {
  if (name === 'today') return ['events/All'];
  return Object.hasOwn(classContents, name) ? ['circular/all'] : [];
}

export function isGenerated(name: string): boolean {
  return Object.hasOwn(generators, name);
}

/** Whether the site has the content of a page. */
export function hasContent(name: string, pages: Readonly<Record<string, unknown>>): boolean {
  return isGenerated(name) || [additions, pages].some((all) => Object.hasOwn(all, name));
}

const JSON_FILE = '.json';

/** The content of each page, for sections that read it in the browser. */
export function contentFile(readContent: ReadContent): GeneratedFile {
  return {
    address: '/content/*',
    read: async ({ params: { '*': file = '' }, url }) => {
      if (!file.endsWith(JSON_FILE)) return undefined;
      const name = file.slice(0, -JSON_FILE.length);
      const language = languageOf(url);
      const content = await readContent(name, language);
      if (content === undefined) return undefined;
      const headers = jsonHeaders(isGenerated(name) ? 'no-cache' : 'public, max-age=60');
      return {
        version: content.version,
        name: `${name} ${language}`,
        headers,
        generate: () => JSON.stringify(content.value),
      };
    },
  };
}
