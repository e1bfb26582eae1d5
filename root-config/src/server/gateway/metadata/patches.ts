import type { Box } from './boxes';

/** Bytes of a file to overwrite in place, because the rest of the file is found by its position. */
export interface Patch {
  start: number;
  end: number;
  /** The first bytes. */
  bytes: Buffer;
  /** The byte that fills the rest. */
  fill: number;
}

/** Turns a box into free space of the same size. */
export function freeBox({ start, from, end }: Box): readonly Patch[] {
  return [
    { start: start + 4, end: start + 8, bytes: Buffer.from('free'), fill: 0 },
    { start: from, end, bytes: Buffer.alloc(0), fill: 0 },
  ];
}

/** A copy of bytes that begin at `offset` of the file, with the patches applied. */
export function applyPatches(bytes: Buffer, offset: number, patches: readonly Patch[]): Buffer {
  const touching = patches.filter(({ start, end }) => start < offset + bytes.length && end > offset);
  if (touching.length === 0) return bytes;
  const patched = Buffer.from(bytes);
  for (const { start, end, bytes: first, fill } of touching) {
    const from = Math.max(0, start - offset);
    const to = Math.min(bytes.length, end - offset);
    patched.fill(fill, from, to);
    const begun = first.subarray(from + offset - start);
    begun.copy(patched, from, 0, to - from);
  }
  return patched;
}
