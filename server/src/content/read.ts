import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** A JSON file of the content folder, or the problem of reading it. */
export type JsonFile =
  | { readonly value: unknown; /** A problem that does not prevent its use. */ readonly warning?: string }
  | { readonly problem: string };

/** @param instead the value of a file that is missing */
export async function readJson(folder: string, file: string, instead?: unknown): Promise<JsonFile> {
  try {
    return parseFile(file, await readFile(join(folder, file), 'utf8'));
  } catch (error) {
    const isMissing = (error as NodeJS.ErrnoException).code === 'ENOENT';
    return isMissing && instead !== undefined
      ? { value: instead }
      : { problem: `${file}: ${unreadable(error)}` };
  }
}

/** Why a file cannot be read. */
export function unreadable(error: unknown): string {
  const { code = 'unknown' } = error as NodeJS.ErrnoException;
  if (code === 'ENOENT') return 'is missing';
  if (code === 'EMFILE' || code === 'ENFILE') return `cannot be read: too many files are open (${code})`;
  return `cannot be read (${code})`;
}

/** The value of a JSON file's text. A problem never quotes the text, which may be private. */
export function parseFile(file: string, text: string): JsonFile {
  const warning = encodingWarning(file, text);
  try {
    const value: unknown = JSON.parse(text.replace(/^\uFEFF/, ''));
    return warning === undefined ? { value } : { value, warning };
  } catch (error) {
    if (warning !== undefined) return { problem: warning };
    return { problem: `${file}: is not JSON${placeOf(error as SyntaxError, text)}` };
  }
}

/** Bytes that are no UTF-8 have become U+FFFD; of UTF-16 there are zeros. A text holds neither. */
function encodingWarning(file: string, text: string): string | undefined {
  const at = text.search(/[\uFFFD\0]/);
  if (at < 0) return undefined;
  return `${file}: is not saved as UTF-8 (line ${text.slice(0, at).split('\n').length})`;
}

/** Where an error is, if the parser reports it. */
function placeOf({ message }: SyntaxError, text: string): string {
  if (message.includes('end of JSON')) return ': it ends too early';
  const position = /at position (\d+)/.exec(message)?.[1];
  return position === undefined ? '' : `: line ${text.slice(0, Number(position)).split('\n').length}`;
}

/** The names of a folder's JSON files without their ending, in order. */
export async function jsonNames(folder: string): Promise<string[]> {
  const names = await readdir(folder).catch((): string[] => []);
  return names
    .filter((name) => name.endsWith('.json') && !name.startsWith('.'))
    .map((name) => name.slice(0, -'.json'.length))
    .sort();
}
