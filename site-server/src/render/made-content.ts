import type { OwnContent } from '../content';
import type { Gateway } from '@school/gateway/gateway';
import { readNoticeSheet } from './notice-sheet';
import { readOffice } from './office';
import { readResults } from './results';
import { readToday } from './today';

/** What made content is made of. */
export interface MadeOf {
  gateway: Pick<Gateway, 'read'>;
  content: Pick<OwnContent, 'current' | 'version'>;
  timeZone: string;
}

interface Made {
  value: unknown;
  /** Another one when anything that it is made of is another. */
  version: string;
}

/** Reads what content is made of; it is made only when the version, of all but the content folder, is another. */
export type ReadMade<T> = (of: MadeOf, budgetMs: number) => Promise<{ version: string; make: () => T }>;

/** Content that is no file: the server makes it of the content folder and of records. */
const makers: Readonly<Record<string, ReadMade<unknown>>> = {
  'notice-sheet': readNoticeSheet,
  office: readOffice,
  results: readResults,
  today: readToday,
};

/** Reads made content by its name; undefined for content of a file. */
export type ReadMadeContent = (name: string, budgetMs: number) => Promise<Made> | undefined;

export function createMadeContent(of: MadeOf): ReadMadeContent {
  const kept = new Map<string, Made>();
  const read = async (name: string, maker: ReadMade<unknown>, budgetMs: number): Promise<Made> => {
    const { version: sources, make } = await maker(of, budgetMs);
    const version = `${of.content.version()} ${sources}`;
    const known = kept.get(name);
    if (known?.version === version) return known;
    const made = { value: make(), version };
    kept.set(name, made);
    return made;
  };
  return (name, budgetMs) => {
    const maker = isMade(name) ? makers[name] : undefined;
    return maker && read(name, maker, budgetMs);
  };
}

export function isMade(name: string): boolean {
  return Object.hasOwn(makers, name);
}
