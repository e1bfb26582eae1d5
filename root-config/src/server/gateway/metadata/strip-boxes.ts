import type { ByteReader } from '../byte-reader';
import { BOX_HEAD_BYTES, boxAt, type Box } from './boxes';
import { isFilmBox, moovPatches } from './film-patches';
import { MetadataError } from './format';
import { itemPatches } from './item-patches';
import { applyPatches, freeBox, type Patch } from './patches';
import { zeros } from './zeros';

/** Brands of pictures; films have others (ISO/IEC 23008-12, 10). */
const brands = new Set(['avif', 'avis', 'heic', 'heix', 'heim', 'heis', 'hevc', 'hevx', 'mif1', 'msf1']);
/** The first boxes of films, the old ones of QuickTime included. */
const firstBoxes = new Set(['ftyp', 'styp', 'moov', 'mdat', 'wide', 'free', 'skip', 'pnot']);

/** The largest box that is read in one piece (bytes). */
export const MAX_INDEX_BYTES = 16_000_000;
/** The largest picture with its index at the end (bytes). */
const MAX_BUFFERED_BYTES = 16_000_000;

export const isFilm = (head: Buffer) => firstBoxes.has(head.toString('latin1', 4, 8));

export const isHeif = (head: Buffer) =>
  head.toString('latin1', 4, 8) === 'ftyp' && brands.has(head.toString('latin1', 8, 12));

/** Whether it is AVIF, which browsers know, rather than HEIC. */
export function isAvif(head: Buffer): boolean {
  const end = Math.min(head.length, boxAt(head)?.end ?? 0);
  return isHeif(head) && /avi[fs]/.test(head.toString('latin1', 8, end));
}

/** Passes a HEIF picture on with its metadata overwritten. Boxes before its index wait for the index. */
export async function* stripHeif(reader: ByteReader): AsyncGenerator<Buffer, void> {
  const buffered: Buffer[] = [];
  let length = 0;
  for (;;) {
    const box = boxAt(await reader.fill(BOX_HEAD_BYTES), 0, length);
    if (box === undefined) throw new MetadataError('the picture has no index');
    if (box.type === 'meta' || box.type === 'moov') break;
    if (box.end > MAX_BUFFERED_BYTES) throw new MetadataError('the index of the picture comes too late');
    buffered.push(await reader.take(box.end - box.start));
    length = box.end;
  }
  const meta = await takeIndex(reader, length);
  const patches =
    meta.toString('latin1', 4, 8) === 'meta' ? itemPatches(meta, length) : moovPatches(meta, length);
  yield applyPatches(Buffer.concat([...buffered, meta]), 0, patches);
  yield* passBoxes(reader, length + meta.length, patches);
}

/**
 * Passes a film on (MP4, QuickTime) with its metadata overwritten. Samples of timed metadata that come before the index
 * stay, without their track: `findPatches` knows those too.
 */
export async function* stripFilm(reader: ByteReader): AsyncGenerator<Buffer, void> {
  yield* passBoxes(reader, 0, []);
}

async function* passBoxes(
  reader: ByteReader,
  offset: number,
  known: readonly Patch[],
): AsyncGenerator<Buffer, void> {
  let at = offset;
  let patches = known;
  for (;;) {
    const box = boxAt(await reader.fill(BOX_HEAD_BYTES), 0, at);
    if (box === undefined) return;
    if (box.type === 'moov') {
      const moov = await takeIndex(reader, at);
      patches = [...patches, ...moovPatches(moov, at)];
      yield applyPatches(moov, at, patches);
    } else if (isFilmBox(box)) {
      yield* passPatched(reader, box, patches);
    } else {
      yield* passFreed(reader, box);
    }
    at = box.end;
  }
}

/** @throws MetadataError when the box is too large or incomplete */
async function takeIndex(reader: ByteReader, at: number): Promise<Buffer> {
  const box = boxAt(await reader.fill(BOX_HEAD_BYTES), 0, at);
  const length = box === undefined ? 0 : box.end - box.start;
  if (length > MAX_INDEX_BYTES) throw new MetadataError('the index of the file is too large');
  const index = await reader.take(length);
  if (index.length < length) throw new MetadataError('the index of the file is not complete');
  return index;
}

async function* passPatched(
  reader: ByteReader,
  { start, end }: Box,
  patches: readonly Patch[],
): AsyncGenerator<Buffer, void> {
  let at = start;
  for await (const piece of reader.pass(end - start)) {
    yield applyPatches(piece, at, patches);
    at += piece.length;
  }
}

async function* passFreed(reader: ByteReader, box: Box): AsyncGenerator<Buffer, void> {
  const head = await reader.take(box.from - box.start);
  yield applyPatches(head, box.start, freeBox(box));
  for await (const piece of reader.pass(box.end - box.from)) yield* zeros(piece.length);
}
