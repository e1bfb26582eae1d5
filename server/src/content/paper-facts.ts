import type { FileIndex, StoredFile } from './files';

/** The same record with size and pages of its first document, if that is in the folder. */
export function withPaperFacts<T extends { attachments: readonly string[] }>(record: T, files: FileIndex): T {
  const [reference = ''] = record.attachments;
  const file = files.byPath.get(reference) ?? files.byId.get(reference);
  return file === undefined ? record : { ...record, ...factsOf(file) };
}

export function factsOf({ size, pages }: StoredFile): { bytes: number; pages?: number } {
  return { bytes: size, ...(pages !== undefined && { pages }) };
}
