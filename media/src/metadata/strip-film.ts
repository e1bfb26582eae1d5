import type { ByteReader } from '../byte-reader';
import { type Box, BOX_HEAD_BYTES, boxAt } from './boxes';
import { collectPatches } from './film-patches';
import { MetadataError } from './metadata-error';
import { applyPatches } from './patches';

/**
 * Passes a film on (MP4, QuickTime) with its metadata overwritten. Samples of timed metadata that come before
 * the index stay, without their track: `findPatches` knows those too.
 * @throws MetadataError when the metadata cannot be found
 */
export async function* stripFilm(reader: ByteReader): AsyncGenerator<Buffer, void> {
  const { add } = collectPatches();
  for (let at = 0; ;) {
    const box = boxAt(await reader.fill(BOX_HEAD_BYTES), 0, at);
    if (box === undefined) return;
    // fragments follow to the end, with no metadata of their own
    if (box.type === 'moof') return yield* reader.pass();
    const index: Buffer[] = [];
    const patches = await add(box, async () => {
      const bytes = await takeIndex(reader, box);
      index.push(bytes);
      return bytes;
    });
    for await (const piece of index.length > 0 ? index : reader.pass(box.end - at)) {
      yield applyPatches(piece, at, patches);
      at += piece.length;
    }
  }
}

async function takeIndex(reader: ByteReader, { start, end }: Box): Promise<Buffer> {
  const index = await reader.take(end - start);
  if (index.length < end - start) throw new MetadataError('the index of the film is not complete');
  return index;
}
