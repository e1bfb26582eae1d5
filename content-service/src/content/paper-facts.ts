import type { FileIndex, StoredFile } from './files';

/** The same records with size and pages of their first document, as far as it is in the folder. */
export function withPaperFacts<T extends { attachments: readonly string[] }>(
  records: readonly T[],
  files: FileIndex,
): T[] {
  return records.map((record) => {
    const [reference = ''] = record.attachments;
    const file = files.byPath.get(reference) ?? files.byId.get(reference);
    return file === undefined ? record : { ...record, ...factsOf(file) };
  });
}

export function factsOf({ size, pages }: StoredFile): { bytes: number; pages?: number } {
  return { bytes: size, ...(pages !== undefined && { pages }) };
}
