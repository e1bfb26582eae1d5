import type { OwnContent } from '../content';
import type { Gateway } from '@school/gateway/gateway';
import { readNoticeSheet } from './notice-sheet';
import { readOffice } from './office';
import { readResults } from './results';
import { readToday } from './today';

/** The sources of generated content. */
export interface GeneratorSources {
  gateway: Pick<Gateway, 'read'>;
  content: Pick<OwnContent, 'current' | 'version'>;
  timeZone: string;
}

interface GeneratedContent {
  value: unknown;
  /** Another one when a source is another. */
  version: string;
}

/** Reads the sources. `generate` runs only when their version, or the content folder, is another. */
export type ContentGenerator<T> = (
  of: GeneratorSources,
  budgetMs: number,
) => Promise<{ version: string; generate: () => T }>;

/** Content that is no file: the server generates it from the content folder and records. */
const generators: Readonly<Record<string, ContentGenerator<unknown>>> = {
  'notice-sheet': readNoticeSheet,
  office: readOffice,
  results: readResults,
  today: readToday,
};

/** Returns generated content by its name, or undefined for content of a file. */
export type GenerateContent = (name: string, budgetMs: number) => Promise<GeneratedContent> | undefined;

export function createGeneratedContent(of: GeneratorSources): GenerateContent {
  const kept = new Map<string, GeneratedContent>();
  const read = async (
    name: string,
    generator: ContentGenerator<unknown>,
    budgetMs: number,
  ): Promise<GeneratedContent> => {
    const { version: sources, generate } = await generator(of, budgetMs);
    const version = `${of.content.version()} ${sources}`;
    const known = kept.get(name);
    if (known?.version === version) return known;
    const content = { value: generate(), version };
    kept.set(name, content);
    return content;
  };
  return (name, budgetMs) => {
    const generator = isGenerated(name) ? generators[name] : undefined;
    return generator && read(name, generator, budgetMs);
  };
}

export function isGenerated(name: string): boolean {
  return Object.hasOwn(generators, name);
}
