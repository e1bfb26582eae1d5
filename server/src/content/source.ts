import { join } from 'node:path';

import { type Place, walk } from '@school/contract';

import { type Entries, entryOf } from './entries';
import { type FileIndex, pathOf } from './files';
import type { Findings } from './problems';
import { isMissing, type JsonFile, parseFile, readText, unreadable } from './read';

const listKeys = new Set(['attachments', 'images', 'image']);
const fileKeys = new Set(['file', 'video', 'captions']);
const linkKeys = new Set(['href', 'url', 'videoUrl']);
const imagePath = '/api/image/';

/** The text of a JSON file when it was last good, and since when it has not been (epoch milliseconds). */
export interface GoodFile {
  readonly text: string;
  readonly failedAt?: number;
}

/** A content folder that is being read. */
export interface Source {
  readonly folder: string;
  readonly entries: Entries;
  /** The files that its content may name. */
  readonly files: FileIndex;
  readonly findings: Findings;
  readonly good: ReadonlyMap<string, GoodFile>;
  /** Texts that are read instead of files. Of an undefined one, the file is read as far as it can be. */
  readonly instead: ReadonlyMap<string, string | undefined>;
  /** Texts of files as they would be after a change, whose problems are reported. */
  readonly draft: ReadonlyMap<string, string>;
  /** The texts that were read from files. */
  readonly texts: Map<string, string>;
}

/** @param otherwise the value of a file that is missing, and has not been there before */
export async function readJson(source: Source, file: string, otherwise?: unknown): Promise<JsonFile> {
  const { folder, entries, good, instead, draft, texts } = source;
  const path = join(folder, entryOf(entries, file));
  try {
    const text = instead.get(file) ?? draft.get(file) ?? (await readText(path));
    texts.set(file, text);
    return parseFile(file, text);
  } catch (error) {
    const isNew = isMissing(error) && (!good.has(file) || instead.has(file));
    if (!isNew || otherwise === undefined) return { problem: `${file}: ${unreadable(error)}` };
    const warning = `${file}: is missing, its list is empty`;
    return Array.isArray(otherwise) ? { value: otherwise, warning } : { value: otherwise };
  }
}

/**
 * Checks the files that a value of a JSON file names. Those that were named before have been removed: that
 * holds no change back.
 * @param place the value's place, for its problems
 */
export function checkReferences(
  { files, findings, good }: Source,
  { file, place = file }: { file: string; place?: string },
  value: unknown,
): void {
  for (const { key, name } of references(value)) {
    const path = pathOf(files, name);
    const isMissingFile = path === undefined && !files.byId.has(name);
    const wasNamed = good.get(file)?.text.includes(JSON.stringify(name).slice(1, -1));
    if (isMissingFile) {
      const lines = wasNamed ? findings.warnings : findings.problems;
      lines.push(`${place}: ${key}: ${name} is not in files/`);
    } else if (path !== undefined && path !== name.normalize())
      findings.warnings.push(`${place}: ${key}: write ${path}, not ${name}`);
  }
}

/** Files that a record or a page names, with their places in the value. */
function references(document: unknown): { key: string; name: string }[] {
  return [...walk(document)].flatMap(({ value, place }) => {
    if (typeof value !== 'string' || !isFileReference(value, place)) return [];
    const name = value.startsWith(imagePath) ? value.slice(imagePath.length) : value;
    return [{ key: place.join(' '), name }];
  });
}

function isFileReference(value: string, place: Place): boolean {
  const key = String(place.at(-1));
  if (linkKeys.has(key)) return value.startsWith(imagePath);
  if (fileKeys.has(key)) return true;
  return listKeys.has(String(place.at(-2))) && value.trim() !== '' && !/^https?:\/\//.test(value);
}
