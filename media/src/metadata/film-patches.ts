import { type Box, type BoxTree, treeOf } from './boxes';
import { MetadataError } from './metadata-error';
import { freeBox, joinPatches, type Patch } from './patches';
import { isMetadataTrack, placePatches, samplePatches } from './timed-metadata';

/** The largest index of a film (bytes). */
const MAX_INDEX_BYTES = 16_000_000;
/** Films have fewer boxes at the outermost level. */
const MAX_BOXES = 64;
/** A camera writes one place in a second, or fewer. */
const MAX_PATCHES = 20_000;

/** Boxes of the film itself. All others at the outermost level may be metadata. */
const filmBoxes = new Set(
  'ftyp styp moov mdat moof mfra sidx ssix prft emsg pdin free skip wide pnot meco'.split(' '),
);
const metadataBoxes = new Set(['udta', 'meta', 'uuid']);
const containers = new Set(['moov', 'trak', 'mdia', 'minf', 'stbl']);

/** The patches of a film, found box by box of the outermost level. */
export function collectPatches() {
  let patches: readonly Patch[] = [];
  let boxes = 0;
  let hasIndex = false;

  const patchesOf = async (box: Box, read: () => Promise<Buffer>): Promise<readonly Patch[]> => {
    if (box.type !== 'moov') return filmBoxes.has(box.type) ? [] : freeBox(box);
    if (hasIndex) throw new MetadataError('the film has two indexes');
    hasIndex = true;
    if (box.end - box.start > MAX_INDEX_BYTES) throw new MetadataError('the index of the film is too large');
    return moovPatches(await read(), box.start);
  };

  return {
    /**
     * Returns the patches so far with those of the next box. `read` reads all of it, and is called for the
     * index alone.
     * @throws MetadataError when the film is not what cameras make, and the errors of `read`
     */
    add: async (box: Box, read: () => Promise<Buffer>): Promise<readonly Patch[]> => {
      boxes += 1;
      if (boxes > MAX_BOXES) throw new MetadataError('the film has too many boxes');
      patches = joinPatches([...patches, ...(await patchesOf(box, read))]);
      return patches;
    },
  };
}

/**
 * Patches of the metadata in a film's `moov` box, which is at `offset` of the file. These are user data
 * (`©xyz`, `loci`), QuickTime's keys, XMP and the lists of dash cameras. Tracks of timed metadata (places and
 * movements) go with their samples.
 * @throws MetadataError when the box is compressed, has too many parts, or a track cannot be read
 */
export function moovPatches(moov: Buffer, offset: number): readonly Patch[] {
  const patches: Patch[] = [];
  for (const box of treeOf(moov, containers)) {
    for (const patch of patchesWithin(moov, box, offset)) {
      if (patches.length === MAX_PATCHES) throw new MetadataError('the film has too much metadata');
      patches.push(patch);
    }
  }
  return joinPatches(patches);
}

function* patchesWithin(moov: Buffer, box: BoxTree, offset: number): Generator<Patch, void> {
  if (box.type === 'cmov') throw new MetadataError('the index of the film is compressed');
  if (box.type === 'gps ') yield* placePatches(moov, box);
  const isTrack = box.type === 'trak' && isMetadataTrack(moov, box);
  if (isTrack) yield* samplePatches(moov, box);
  if (isTrack || box.type === 'gps ' || metadataBoxes.has(box.type)) yield* freeBox(moved(box, offset));
  else for (const child of box.children) yield* patchesWithin(moov, child, offset);
}

function moved(box: Box, offset: number): Box {
  return { ...box, start: box.start + offset, from: box.from + offset, end: box.end + offset };
}
