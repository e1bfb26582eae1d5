import { boxAt } from './boxes';
import { isFilmBox, moovPatches } from './film-patches';
import { MetadataError } from './format';
import { freeBox, type Patch } from './patches';
import { isFilm, MAX_INDEX_BYTES } from './strip-boxes';
import { HEAD_BYTES } from './strip-metadata';

/** Films have fewer boxes. */
const MAX_BOXES = 64;

/** Reads the bytes of a file between two places. */
export type ReadPart = (start: number, end: number) => Promise<Buffer>;

/**
 * Patches of the metadata of a film of this size. Only the heads of its boxes and its index are read. Other files have
 * no patches.
 * @throws MetadataError when the metadata cannot be found
 * @throws the errors of `read`
 */
export async function findPatches(read: ReadPart, size: number): Promise<readonly Patch[]> {
  const patches: Patch[] = [];
  let at = 0;
  for (let boxes = 0; at + HEAD_BYTES <= size; boxes += 1) {
    if (boxes === MAX_BOXES) throw new MetadataError('the film has too many boxes');
    const head = await read(at, at + HEAD_BYTES);
    const box = boxAt(head, 0, at);
    if (box === undefined || (at === 0 && !isFilm(head))) break;
    const end = Math.min(box.end, size);
    if (box.type === 'moov') {
      if (end - at > MAX_INDEX_BYTES) throw new MetadataError('the index of the file is too large');
      patches.push(...moovPatches(await read(at, end), at));
    } else if (!isFilmBox(box)) {
      patches.push(...freeBox(box));
    } else if (box.type === 'moof') {
      // fragments follow to the end, with no metadata of their own
      break;
    }
    at = end;
  }
  return patches;
}
