import type { OwnContent } from '../content';
import type { Gateway } from '../gateway/gateway';
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

interface Made<T> {
  value: T;
  /** Another one when anything besides the content folder is another. */
  version: string;
}

export type ReadMade<T> = (of: MadeOf, budgetMs: number) => Promise<Made<T>>;

/** Content that is no file: the server makes it of the content folder and of records. */
const makers: Readonly<Record<string, ReadMade<unknown>>> = {
  'notice-sheet': readNoticeSheet,
  office: readOffice,
  results: readResults,
  today: readToday,
};

/** Reads made content by its name; undefined for content of a file. */
export type ReadMadeContent = (name: string, budgetMs: number) => Promise<Made<unknown>> | undefined;

export function createMadeContent(of: MadeOf): ReadMadeContent {
  return (name, budgetMs) => (isMade(name) ? read(name, of, budgetMs) : undefined);
}

export function isMade(name: string): boolean {
  return Object.hasOwn(makers, name);
}

async function read(name: string, of: MadeOf, budgetMs: number): Promise<Made<unknown>> {
  const made = await makers[name]?.(of, budgetMs);
  return { value: made?.value, version: `${of.content.version()} ${made?.version ?? ''}` };
}
