import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** A JSON file of the content folder as it stands, or what keeps it from being read. */
export type JsonFile = { readonly value: unknown } | { readonly problem: string };

/** `isPrivate` keeps the file's text out of the problem. */
export async function readJson(folder: string, file: string, isPrivate = false): Promise<JsonFile> {
  let text: string;
  try {
    text = await readFile(join(folder, file), 'utf8');
  } catch (error) {
    const isMissing = (error as NodeJS.ErrnoException).code === 'ENOENT';
    return { problem: `${file}: ${isMissing ? 'is missing' : 'cannot be read'}` };
  }
  try {
    return { value: JSON.parse(text.replace(/^\uFEFF/, '')) };
  } catch (error) {
    const reason = isPrivate ? '' : `: ${(error as SyntaxError).message.replace(/\s+/g, ' ')}`;
    return { problem: `${file}: is not JSON${reason}` };
  }
}

/** The names of a folder's JSON files without their ending, in order. */
export async function jsonNames(folder: string): Promise<string[]> {
  const names = await readdir(folder).catch((): string[] => []);
  return names
    .filter((name) => name.endsWith('.json') && !name.startsWith('.'))
    .map((name) => name.slice(0, -'.json'.length))
    .sort();
}
