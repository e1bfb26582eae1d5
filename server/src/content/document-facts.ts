import { walk } from '@school/contract';

import { type FileIndex, findFile } from './files';

/** The same record with size and pages of its first document, if that is in the folder. */
export function withDocumentFacts<T extends { attachments: readonly string[] }>(
  record: T,
  files: FileIndex,
): T {
  return { ...record, ...factsOf(record.attachments[0], files) };
}

/**
 * The same content with `bytes` and `pages` of each document. A document has a file, and a title or a text.
 */
export function withSizes(content: unknown, files: FileIndex): unknown {
  const copy = structuredClone(content);
  for (const { value } of walk(copy)) {
    if (typeof value !== 'object' || value === null) continue;
    if (!('file' in value && ('title' in value || 'text' in value))) continue;
    Object.assign(value, factsOf(String(value.file), files));
  }
  return copy;
}

function factsOf(reference = '', files: FileIndex) {
  const file = findFile(files, reference);
  if (file === undefined) return {};
  const { size, pages } = file;
  return { bytes: size, ...(pages !== undefined && { pages }) };
}
