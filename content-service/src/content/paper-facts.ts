import type { FileIndex } from './files';

/** The same circulars with size and pages of their first document, as far as it is in the folder. */
export function withPaperFacts<T extends { attachments: readonly string[] }>(
  circulars: readonly T[],
  files: FileIndex,
): T[] {
  return circulars.map((circular) => {
    const [reference = ''] = circular.attachments;
    const file = files.byPath.get(reference) ?? files.byId.get(reference);
    if (file === undefined) return circular;
    return { ...circular, bytes: file.size, ...(file.pages !== undefined && { pages: file.pages }) };
  });
}
