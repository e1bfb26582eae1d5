/** A box of an ISO base media file (ISO/IEC 14496-12, 4.2), by its bytes from `start` up to `end`. */
export interface Box {
  type: string;
  start: number;
  /** The start of its content. */
  from: number;
  /** Infinity for a box up to the end of the file. */
  end: number;
}

/** The longest head of a box. */
export const BOX_HEAD_BYTES = 16;

/** The box whose head is at `at`, its places moved by `offset`. Undefined when the head is broken or incomplete. */
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

/** The boxes between two places. The last one is cut at `end`. */
export function boxesOf(bytes: Buffer, start = 0, end = bytes.length): readonly Box[] {
  const boxes: Box[] = [];
  for (let at = start; at < end;) {
    const box = boxAt(bytes.subarray(0, end), at);
    if (box === undefined) break;
    boxes.push({ ...box, end: Math.min(end, box.end) });
    at = box.end;
  }
  return boxes;
}
