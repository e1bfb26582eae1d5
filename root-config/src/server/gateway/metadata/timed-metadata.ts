import { boxesOf, type Box } from './boxes';
import { MetadataError } from './format';
import type { Patch } from './patches';

/** A camera writes one chunk in a second, or fewer. */
const MAX_CHUNKS = 20_000;
/** Version and flags of a box, in front of its fields. */
const FLAGS_BYTES = 4;

/** Whether a track has timed metadata, such as the places of a ride, and neither pictures nor sound nor captions. */
export function isMetadataTrack(moov: Buffer, trak: Box): boolean {
  const handler = find(moov, trak, ['mdia', 'hdlr']);
  const at = (handler?.from ?? 0) + FLAGS_BYTES + 4;
  return handler !== undefined && moov.toString('latin1', at, at + 4) === 'meta';
}

/**
 * Patches of a track's samples, by its tables (ISO/IEC 14496-12, 8.7).
 * @throws MetadataError when the tables cannot be read
 */
export function samplePatches(moov: Buffer, trak: Box): readonly Patch[] {
  try {
    const table = (type: string) => {
      const box = find(moov, trak, ['mdia', 'minf', 'stbl', type]);
      return box && moov.subarray(box.from + FLAGS_BYTES, box.end);
    };
    const [sizes, runs, short, long] = [table('stsz'), table('stsc'), table('stco'), table('co64')];
    const offsets = short ? offsetsOf(short, 4) : long ? offsetsOf(long, 8) : [];
    if (offsets.length === 0) return [];
    if (!sizes || !runs) throw new Error('a table is missing');
    return chunkPatches(offsets, sizes, runs);
  } catch (error) {
    throw new MetadataError(`the metadata of the film cannot be read: ${(error as Error).message}`);
  }
}

/** Patches of the places that a dash camera has listed: after eight bytes, pairs of an offset and a size. */
export function placePatches(moov: Buffer, { from, end }: Box): readonly Patch[] {
  const patches: Patch[] = [];
  for (let at = from + 8; at + 8 <= end && patches.length < MAX_CHUNKS; at += 8) {
    patches.push(zeroPatch(moov.readUInt32BE(at), moov.readUInt32BE(at + 4)));
  }
  return patches;
}

function find(moov: Buffer, parent: Box, [type, ...rest]: readonly string[]): Box | undefined {
  const box = boxesOf(moov, parent.from, parent.end).find((each) => each.type === type);
  return box === undefined || rest.length === 0 ? box : find(moov, box, rest);
}

function offsetsOf(table: Buffer, bytes: 4 | 8): number[] {
  const count = table.readUInt32BE(0);
  if (count > MAX_CHUNKS) throw new Error('there are too many chunks');
  return Array.from({ length: count }, (_, at) =>
    bytes === 4 ? table.readUInt32BE(4 + at * 4) : Number(table.readBigUInt64BE(4 + at * 8)),
  );
}

/** A chunk has as many samples as its run says, and a sample the common size or one of its own. */
function chunkPatches(offsets: readonly number[], sizes: Buffer, runs: Buffer): readonly Patch[] {
  const commonSize = sizes.readUInt32BE(0);
  let run = 0;
  let sample = 0;
  return offsets.map((offset, chunk) => {
    while (run + 1 < runs.readUInt32BE(0) && runs.readUInt32BE(4 + (run + 1) * 12) <= chunk + 1) run += 1;
    const count = runs.readUInt32BE(4 + run * 12 + 4);
    if (commonSize > 0) return zeroPatch(offset, count * commonSize);
    let length = 0;
    for (let left = count; left > 0; left -= 1) length += sizes.readUInt32BE(8 + 4 * sample++);
    return zeroPatch(offset, length);
  });
}

function zeroPatch(start: number, length: number): Patch {
  return { start, end: start + length, bytes: Buffer.alloc(0), fill: 0 };
}
