import { join } from 'node:path';

import { namesIn, unreadable } from './read';

/** Folders that are read by themselves, and texts for people. */
const others = /^(?:records|pages|files|certificates|(?:.*\/)?readme(?:\.\w+)?)$/i;

/** The names in a content folder and its folders of JSON, each with the file that it is read as. */
export type Entries = Map<string, string | undefined>;

export async function readEntries(folder: string, warnings: string[]): Promise<Entries> {
  const entries: Entries = new Map();
  for (const below of ['', 'records/', 'pages/']) {
    const names = await namesIn(join(folder, below)).catch((error: unknown) => {
      warnings.push(`${below === '' ? folder : below}: ${unreadable(error)}`);
      return [];
    });
    for (const name of names) entries.set(below + name, undefined);
  }
  return entries;
}

/** The name of a file as the folder has it: its capitals may be others. */
export function entryOf(entries: Entries, file: string): string {
  const alike = [...entries.keys()].filter((entry) => entry.toLowerCase() === file.toLowerCase());
  const [entry = file] = alike.includes(file) ? [file] : alike;
  if (alike.length > 0) entries.set(entry, file);
  return entry;
}

/** Entries that are not read, or have other capitals, one line each. */
export function strayEntries(entries: Entries, lists: readonly string[]): string[] {
  return [...entries].flatMap(([entry, file]) => {
    if (entry === file || others.test(entry)) return [];
    if (file !== undefined) return [`${entry}: is read as ${file}: give it that name`];
    if (/^records\/\w+\.json$/.test(entry)) return [`${entry}: is not one of ${lists.join(', ')}`];
    const [meant] = /^\w+\/[\w-]*\w(?=\W)/.exec(entry) ?? [];
    const advice =
      meant === undefined ? 'remove it' : `remove it, or call it ${meant}.json if it is the right one`;
    return [`${entry}: is left alone, because the site reads no file of this name: ${advice}`];
  });
}
