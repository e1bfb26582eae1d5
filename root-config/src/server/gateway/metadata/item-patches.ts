import { boxesOf, type Box } from './boxes';
import { MetadataError } from './format';
import type { Patch } from './patches';

/** Types of items with metadata: Exif, and XMP among other texts (ISO/IEC 23008-12, A.2 and A.3). */
const metadataItems = new Set(['Exif', 'mime']);
/** An empty TIFF, then blanks. */
const NO_EXIF = Buffer.from('000000004d4d002a00000008000000000000', 'hex');
const BLANK = 0x20;

interface Item {
  id: number;
  start: number;
  end: number;
}

/**
 * Patches of the metadata of a HEIF picture, by its `meta` box, which is at `offset` of the file.
 * @throws MetadataError when the box cannot be read
 */
export function itemPatches(meta: Buffer, offset: number): readonly Patch[] {
  const [metaBox] = boxesOf(meta);
  const boxes = boxesOf(meta, (metaBox?.from ?? 0) + 4);
  const infos = boxes.find(({ type }) => type === 'iinf');
  const places = boxes.find(({ type }) => type === 'iloc');
  if (!infos || !places) return [];
  try {
    const ids = metadataIds(meta, infos);
    const idat = offset + (boxes.find(({ type }) => type === 'idat')?.from ?? 0);
    return itemsOf(meta.subarray(places.from, places.end), idat)
      .filter(({ id }) => ids.has(id))
      .map(({ start, end }) => ({ start, end, bytes: NO_EXIF, fill: BLANK }));
  } catch (error) {
    throw new MetadataError(`the items of the picture cannot be read: ${(error as Error).message}`);
  }
}

function metadataIds(meta: Buffer, { from, end }: Box): ReadonlySet<number> {
  const start = from + (meta[from] === 0 ? 6 : 8);
  const ids = boxesOf(meta, start, end).flatMap((entry) => {
    const isWide = meta[entry.from] === 3;
    const id = isWide ? meta.readUInt32BE(entry.from + 4) : meta.readUInt16BE(entry.from + 4);
    const type = entry.from + (isWide ? 10 : 8);
    return metadataItems.has(meta.toString('latin1', type, type + 4)) ? [id] : [];
  });
  return new Set(ids);
}

/** Places of items, by the item location box. `idat` is the start of the data beside it. */
function itemsOf(iloc: Buffer, idat: number): readonly Item[] {
  const version = iloc.readUInt8(0);
  let at = 4;
  const read = (bytes: number) => {
    const value =
      bytes === 0 ? 0 : bytes === 8 ? Number(iloc.readBigUInt64BE(at)) : iloc.readUIntBE(at, bytes);
    at += bytes;
    return value;
  };
  const sizes = read(2);
  const [offset, length, base, index] = [12, 8, 4, 0].map((shift) => (sizes >> shift) & 15) as Sizes;
  const items: Item[] = [];
  const idBytes = version < 2 ? 2 : 4;
  for (let left = read(idBytes); left > 0; left -= 1) {
    const id = read(idBytes);
    const isInside = version > 0 && (read(2) & 15) === 1;
    read(2);
    const origin = read(base) + (isInside ? idat : 0);
    for (let extents = read(2); extents > 0; extents -= 1) {
      if (version > 0) read(index);
      const start = origin + read(offset);
      items.push({ id, start, end: start + read(length) });
    }
  }
  return items;
}

type Sizes = [number, number, number, number];
