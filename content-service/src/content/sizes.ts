import type { FileIndex } from './files';

/** The same words with the size of each document (whatever has a title and a file) filled in as `bytes`. */
export function withSizes(words: unknown, files: FileIndex): unknown {
  if (Array.isArray(words)) return words.map((item) => withSizes(item, files));
  if (typeof words !== 'object' || words === null) return words;
  const entries = Object.entries(words).map(([key, value]) => [key, withSizes(value, files)] as const);
  return { ...Object.fromEntries(entries), ...sizeOf(words, files) };
}

function sizeOf(words: object, files: FileIndex): { bytes?: number } {
  if (!('title' in words && 'file' in words)) return {};
  const reference = String(words.file);
  const file = files.byPath.get(reference) ?? files.byId.get(reference);
  return file === undefined ? {} : { bytes: file.size };
}
