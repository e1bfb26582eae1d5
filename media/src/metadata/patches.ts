import type { Box } from './boxes';

/** Bytes of a file to overwrite in place, because the rest of the file is found by its position. */
export interface Patch {
  start: number;
  end: number;
  /** The first bytes, as text. Zeros follow. */
  text: string;
}

/** Turns a box into free space of the same size. */
export function freeBox({ start, from, end }: Box): readonly Patch[] {
  return [{ start: start + 4, end: start + 8, text: 'free' }, zeroPatch(from, end)];
}

export function zeroPatch(start: number, end: number): Patch {
  return { start, end, text: '' };
}

/** The same patches in order, none over another, so that each byte of a file is written once. */
export function joinPatches(patches: readonly Patch[]): readonly Patch[] {
  const joined: Patch[] = [];
  for (const patch of patches.toSorted((one, other) => one.start - other.start)) {
    const last = joined.at(-1);
    const continues = last !== undefined && patch.start <= last.end;
    if (continues && (patch.start < last.end || patch.text === '')) {
      joined[joined.length - 1] = { ...last, end: Math.max(last.end, patch.end) };
    } else if (patch.end > patch.start) {
      joined.push(patch);
    }
  }
  return joined;
}

/** A copy of bytes that begin at `offset` of the file, with joined patches applied. */
export function applyPatches(bytes: Buffer, offset: number, patches: readonly Patch[]): Buffer {
  const touching = patches.filter(({ start, end }) => start < offset + bytes.length && end > offset);
  if (touching.length === 0) return bytes;
  const patched = Buffer.from(bytes);
  for (const { start, end, text } of touching) {
    const from = Math.max(0, start - offset);
    const to = Math.min(bytes.length, end - offset);
    patched.fill(0, from, to);
    patched.write(text.slice(from + offset - start), from, to - from, 'latin1');
  }
  return patched;
}
