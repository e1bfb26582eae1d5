import { boxAt } from './boxes';
import { collectPatches } from './film-patches';
import { HEAD_BYTES, isFilm } from './media-format';
import type { Patch } from './patches';

/** Reads the bytes of a file between two places. */
export type ReadPart = (start: number, end: number) => Promise<Buffer>;

/**
 * Patches of the metadata of a film of this size. Only the heads of its boxes and its index are read. Other
 * files have no patches.
 * @throws MetadataError when the metadata cannot be found
 * @throws the errors of `read`
 */
export async function findPatches(read: ReadPart, size: number): Promise<readonly Patch[]> {
  const { add } = collectPatches();
  let patches: readonly Patch[] = [];
  for (let at = 0; at + HEAD_BYTES <= size;) {
    const head = await read(at, at + HEAD_BYTES);
    const box = boxAt(head, 0, at);
    // fragments follow to the end, with no metadata of their own
    if (box === undefined || box.type === 'moof' || (at === 0 && !isFilm(head))) break;
    const end = Math.min(box.end, size);
    patches = await add({ ...box, end }, () => read(box.start, end));
    at = end;
  }
  return patches;
}
