import { MetadataError } from './metadata-error';

/** A box of an ISO base media file (ISO/IEC 14496-12, 4.2), by its bytes from `start` up to `end`. */
export interface Box {
  type: string;
  start: number;
  /** The start of its content. */
  from: number;
  /** Infinity for a box up to the end of the file. */
  end: number;
}

export interface BoxTree extends Box {
  /** The boxes of a container. */
  children: readonly BoxTree[];
}

/** The longest head of a box. */
export const BOX_HEAD_BYTES = 16;
/** Boxes of a film's index: a track has about twenty. */
const MAX_BOXES = 4_096;
const MAX_DEPTH = 8;

/**
 * The box whose head is at `at`, its places moved by `offset`. Undefined when the head is broken or
 * incomplete.
 */
export function boxAt(bytes: Buffer, at = 0, offset = 0): Box | undefined {
  if (at + 8 > bytes.length) return undefined;
  const short = bytes.readUInt32BE(at);
  if (short === 1 && at + BOX_HEAD_BYTES > bytes.length) return undefined;
  const size = short === 1 ? Number(bytes.readBigUInt64BE(at + 8)) : short === 0 ? Infinity : short;
  const headBytes = short === 1 ? BOX_HEAD_BYTES : 8;
  if (size < headBytes) return undefined;
  const start = at + offset;
  const type = bytes.toString('latin1', at + 4, at + 8);
  return { type, start, from: start + headBytes, end: start + size };
}

/**
 * All boxes of an index, each read once. The last box of a container is cut at its end.
 * @throws MetadataError for too many boxes, or too many inside of each other
 */
export function treeOf(bytes: Buffer, containers: ReadonlySet<string>): readonly BoxTree[] {
  let left = MAX_BOXES;
  const within = (start: number, end: number, depth: number): readonly BoxTree[] => {
    const boxes: BoxTree[] = [];
    for (let at = start; at < end;) {
      const box = boxAt(bytes.subarray(0, end), at);
      if (box === undefined) break;
      left -= 1;
      if (left < 0 || depth > MAX_DEPTH) throw new MetadataError('the index of the film has too many boxes');
      const cut = { ...box, end: Math.min(end, box.end) };
      const children = containers.has(box.type) ? within(cut.from, cut.end, depth + 1) : [];
      boxes.push({ ...cut, children });
      at = box.end;
    }
    return boxes;
  };
  return within(0, bytes.length, 1);
}
