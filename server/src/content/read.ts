import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** A JSON file of the content folder, or the problem of reading it. */
export type JsonFile =
  | { readonly value: unknown; /** A problem that does not prevent its use. */ readonly remark?: string }
  | { readonly problem: string };

/** `isPrivate` keeps the file's text out of the problem. */
export async function readJson(folder: string, file: string, isPrivate = false): Promise<JsonFile> {
  let text: string;
  try {
    text = await readFile(join(folder, file), 'utf8');
  } catch (error) {
    const isMissing = (error as NodeJS.ErrnoException).code === 'ENOENT';
    return { problem: `${file}: ${isMissing ? 'is missing' : 'cannot be read'}` };
  }
  const remark = encodingRemark(file, text);
  try {
    const value: unknown = JSON.parse(text.replace(/^\uFEFF/, ''));
    return remark === undefined ? { value } : { value, remark };
  } catch (error) {
    if (remark !== undefined) return { problem: remark };
    const reason = isPrivate ? '' : `: ${reasonOf(error as SyntaxError, text)}`;
    return { problem: `${file}: is not JSON${reason}` };
  }
}

/** Bytes that are no UTF-8 have become U+FFFD; of UTF-16 there are zeros. A text holds neither. */
function encodingRemark(file: string, text: string): string | undefined {
  const at = text.search(/[\uFFFD\0]/);
  if (at < 0) return undefined;
  return `${file}: is not saved as UTF-8 (line ${text.slice(0, at).split('\n').length})`;
}

/** The parser's message, and the line of the error if the message has none. */
function reasonOf({ message }: SyntaxError, text: string): string {
  const reason = message.replace(/\s+/g, ' ');
  const position = /at position (\d+)$/.exec(reason)?.[1];
  if (position === undefined) return reason;
  return `${reason} (line ${text.slice(0, Number(position)).split('\n').length})`;
}

/** The names of a folder's JSON files without their ending, in order. */
export async function jsonNames(folder: string): Promise<string[]> {
  const names = await readdir(folder).catch((): string[] => []);
  return names
    .filter((name) => name.endsWith('.json') && !name.startsWith('.'))
    .map((name) => name.slice(0, -'.json'.length))
    .sort();
}
