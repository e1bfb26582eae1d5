/** Bytes of a file from `start` up to `end`. */
export interface Span {
  start: number;
  end: number;
}

interface Box extends Span {
  type: string;
  /** Where its content begins. */
  from: number;
}

/** Items that tell too much: Exif, and XMP among other words (ISO/IEC 23008-12, A.2 and A.3). */
const telling = new Set(['Exif', 'mime']);

/**
 * Where a picture says where and by whom it was taken; nothing as long as the box that knows has not come whole.
 * Of a file that says it in no such way, no spans.
 */
export function spansOf(file: Buffer): readonly Span[] | undefined {
  const meta = boxesOf(file).find(({ type }) => type === 'meta');
  if (meta === undefined || meta.end > file.length) return undefined;
  const boxes = boxesOf(file, { start: meta.from + 4, end: meta.end });
  const infos = boxes.find(({ type }) => type === 'iinf');
  const places = boxes.find(({ type }) => type === 'iloc');
  if (!infos || !places) return [];
  const inside = boxes.find(({ type }) => type === 'idat')?.from ?? 0;
  try {
    const ids = itemsOf(file, infos);
    return extentsOf(file.subarray(places.from, places.end), inside).flatMap(({ id, span }) =>
      ids.has(id) ? span : [],
    );
  } catch {
    // it ends before it has said what it says it says
    return [];
  }
}

/** The boxes of a file or of a box, the last of which may not have come whole. */
export function boxesOf(file: Buffer, { start, end }: Span = { start: 0, end: file.length }): readonly Box[] {
  const boxes: Box[] = [];
  for (let at = start; at + 8 <= end;) {
    const short = file.readUInt32BE(at);
    const isLong = short === 1 && at + 16 <= end;
    const size = isLong ? Number(file.readBigUInt64BE(at + 8)) : short === 0 ? end - at : short;
    const from = at + (isLong ? 16 : 8);
    if (size < from - at) break;
    boxes.push({ type: file.toString('latin1', at + 4, at + 8), start: at, from, end: at + size });
    at += size;
  }
  return boxes;
}

function itemsOf(file: Buffer, { from, end }: Box): ReadonlySet<number> {
  const start = from + (file[from] === 0 ? 6 : 8);
  const ids = boxesOf(file, { start, end }).flatMap((entry) => {
    const isWide = file[entry.from] === 3;
    const id = isWide ? file.readUInt32BE(entry.from + 4) : file.readUInt16BE(entry.from + 4);
    const type = entry.from + (isWide ? 10 : 8);
    return telling.has(file.toString('latin1', type, type + 4)) ? [id] : [];
  });
  return new Set(ids);
}

/** Where items lie, by the item location box; `inside` is where the data that the box's file keeps beside it begin. */
function extentsOf(iloc: Buffer, inside: number): readonly { id: number; span: Span }[] {
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
  const found: { id: number; span: Span }[] = [];
  const wide = version < 2 ? 2 : 4;
  for (let items = read(wide); items > 0; items -= 1) {
    const id = read(wide);
    const isInside = version > 0 && (read(2) & 15) === 1;
    read(2);
    const origin = read(base) + (isInside ? inside : 0);
    for (let extents = read(2); extents > 0; extents -= 1) {
      if (version > 0) read(index);
      const start = origin + read(offset);
      found.push({ id, span: { start, end: start + read(length) } });
    }
  }
  return found;
}

type Sizes = [number, number, number, number];
