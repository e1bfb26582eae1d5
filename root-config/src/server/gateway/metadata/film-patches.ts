import { boxesOf, type Box } from './boxes';
import { MetadataError } from './format';
import { freeBox, type Patch } from './patches';
import { isMetadataTrack, placePatches, samplePatches } from './timed-metadata';

/** Boxes of the film itself. All others at the outermost level may be metadata. */
const filmBoxes = new Set(
  'ftyp styp moov mdat moof mfra sidx ssix prft emsg pdin free skip wide pnot meco'.split(' '),
);
const metadataBoxes = new Set(['udta', 'meta', 'uuid']);
const containers = new Set(['moov', 'trak', 'mdia', 'minf']);

/** Whether a box of the outermost level belongs to the film itself. */
export function isFilmBox({ type }: Box): boolean {
  return filmBoxes.has(type);
}

/**
 * Patches of the metadata in a film's `moov` box, which is at `offset` of the file: user data (`©xyz`, `loci`), QuickTime's
 * keys, XMP, the lists of dash cameras, and tracks of timed metadata with their samples (places and movements).
 * @throws MetadataError when the box is compressed, or a track cannot be read
 */
export function moovPatches(moov: Buffer, offset: number): readonly Patch[] {
  return boxesOf(moov).flatMap((box) => patchesWithin(moov, box, offset));
}

function patchesWithin(moov: Buffer, { from, end }: Box, offset: number): readonly Patch[] {
  return boxesOf(moov, from, end).flatMap((box) => {
    if (box.type === 'cmov') throw new MetadataError('the head of the film is compressed');
    const freed = () => freeBox(moved(box, offset));
    if (box.type === 'gps ') return [...placePatches(moov, box), ...freed()];
    if (box.type === 'trak' && isMetadataTrack(moov, box)) return [...samplePatches(moov, box), ...freed()];
    if (containers.has(box.type)) return patchesWithin(moov, box, offset);
    return metadataBoxes.has(box.type) ? freed() : [];
  });
}

function moved(box: Box, offset: number): Box {
  return { ...box, start: box.start + offset, from: box.from + offset, end: box.end + offset };
}
