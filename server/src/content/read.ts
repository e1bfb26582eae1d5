import { constants } from 'node:fs';
import { open, readdir } from 'node:fs/promises';

import { isModest } from '../upstream/parse-json';

/** A JSON file of the content folder, or the problem of reading it. */
export type JsonFile =
  | { readonly value: unknown; /** A problem that does not prevent its use. */ readonly warning?: string }
  | { readonly problem: string };

/** The text of a file. Pipes and devices are refused: they may never end. */
export async function readText(path: string, maxBytes = Infinity, flags = 0): Promise<string> {
  const file = await open(path, constants.O_RDONLY | constants.O_NONBLOCK | flags);
  try {
    const stats = await file.stat();
    if (stats.isFile() && stats.size <= maxBytes) return await file.readFile('utf8');
  } finally {
    await file.close();
  }
  throw new NotAFile(
    maxBytes === Infinity ? 'must be a file' : `must be a file of ${maxBytes} bytes at most`,
  );
}

class NotAFile extends Error {}

export function isMissing(error: unknown): boolean {
  return (error as NodeJS.ErrnoException).code === 'ENOENT';
}

/** Why a file cannot be read. */
export function unreadable(error: unknown): string {
  const { code = 'unknown' } = error as NodeJS.ErrnoException;
  if (error instanceof NotAFile) return error.message;
  if (code === 'ENOENT') return 'is missing';
  if (code === 'ELOOP') return 'must be a file, and no link';
  if (code === 'EACCES' || code === 'EPERM')
    return `may not be read by the site: change its permissions (${code})`;
  if (code === 'EMFILE' || code === 'ENFILE') return `cannot be read: too many files are open (${code})`;
  return `cannot be read (${code})`;
}

/** The value of a JSON file's text. A problem never quotes the text, which may be private. */
export function parseFile(file: string, text: string): JsonFile {
  const warning = encodingWarning(file, text);
  try {
    const value: unknown = JSON.parse(text.replace(/^\uFEFF/, ''));
    if (!isModest(Buffer.from(text), Infinity))
      return { problem: `${file}: has too many brackets within each other` };
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

/** A quotation mark of Word where JSON has its own. */
const curlyQuote = /(?:^|[[{:,]) {0,20}[“”„‘’]/m;

/** Where an error is, if the parser reports it. */
function placeOf({ message }: SyntaxError, text: string): string {
  if (message.includes('end of JSON')) return ': it ends too early';
  const position = Number(/at position (\d+)/.exec(message)?.[1] ?? text.search(curlyQuote));
  if (position < 0) return '';
  const isCurly = /^[[{:,]?\s*[“”„‘’]/.test(text.slice(position));
  const advice = isCurly ? ` has a curly quotation mark; write the straight one (")` : '';
  return `: line ${text.slice(0, position).split('\n').length}${advice}`;
}

/** The names in a folder, in order, without those that begin with a dot. None where there is no folder. */
export async function namesIn(folder: string): Promise<string[]> {
  const names = await readdir(folder).catch((error: unknown): string[] => {
    if (isMissing(error)) return [];
    throw error;
  });
  return names.filter((name) => !name.startsWith('.')).sort();
}
