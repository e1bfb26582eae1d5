import type { Box, BoxTree } from './boxes';
import { MetadataError } from './metadata-error';
import { type Patch, zeroPatch } from './patches';

/** Version and flags of a box, in front of its fields. */
const FLAGS_BYTES = 4;
/** Samples of a track, and runs of its chunks: an hour of 120 samples a second. */
const MAX_ENTRIES = 432_000;

/**
 * Whether a track has timed metadata, such as the places of a ride, and neither pictures nor sound nor
 * captions.
 */
export function isMetadataTrack(moov: Buffer, trak: BoxTree): boolean {
  const handler = find(trak, ['mdia', 'hdlr']);
  const at = (handler?.from ?? 0) + FLAGS_BYTES + 4;
  return handler !== undefined && moov.toString('latin1', at, at + 4) === 'meta';
}

/**
 * Patches of a track's samples, by its tables (ISO/IEC 14496-12, 8.7).
 * @throws MetadataError when the tables cannot be read
 */
export function* samplePatches(moov: Buffer, trak: BoxTree): Generator<Patch, void> {
  const table = (type: string) => {
    const box = find(trak, ['mdia', 'minf', 'stbl', type]);
    return box && moov.subarray(box.from + FLAGS_BYTES, box.end);
  };
  const [sizes, runs, short, long] = [table('stsz'), table('stsc'), table('stco'), table('co64')];
  const offsets = short ?? long;
  try {
    if (offsets === undefined || offsets.readUInt32BE(0) === 0) return;
    if (!sizes || !runs) throw new Error('a table is missing');
    yield* chunkPatches({ offsets, offsetBytes: short ? 4 : 8, sizes, runs });
  } catch (error) {
    if (error instanceof MetadataError) throw error;
    throw new MetadataError(`the metadata of the film cannot be read: ${(error as Error).message}`);
  }
}

/** Patches of the places that a dash camera has listed: after eight bytes, pairs of an offset and a size. */
export function* placePatches(moov: Buffer, { from, end }: Box): Generator<Patch, void> {
  for (let at = from + 8; at + 8 <= end; at += 8) {
    const start = moov.readUInt32BE(at);
    yield zeroPatch(start, start + moov.readUInt32BE(at + 4));
  }
}

function find(parent: BoxTree, [type, ...rest]: readonly string[]): BoxTree | undefined {
  const box = parent.children.find((each) => each.type === type);
  return box === undefined || rest.length === 0 ? box : find(box, rest);
}

interface Tables {
  offsets: Buffer;
  offsetBytes: 4 | 8;
  sizes: Buffer;
  runs: Buffer;
}

/** The run of a chunk has its number of samples. A sample has the common size or one of its own. */
function* chunkPatches({ offsets, offsetBytes, sizes, runs }: Tables): Generator<Patch, void> {
  const commonSize = sizes.readUInt32BE(0);
  const tooMany = () => new MetadataError('the film has too much metadata');
  if (runs.readUInt32BE(0) > MAX_ENTRIES) throw tooMany();
  let run = 0;
  let sample = 0;
  for (let chunk = 0; chunk < offsets.readUInt32BE(0); chunk += 1) {
    const at = 4 + chunk * offsetBytes;
    const start = offsetBytes === 4 ? offsets.readUInt32BE(at) : Number(offsets.readBigUInt64BE(at));
    while (run + 1 < runs.readUInt32BE(0) && runs.readUInt32BE(4 + (run + 1) * 12) <= chunk + 1) run += 1;
    const count = runs.readUInt32BE(4 + run * 12 + 4);
    let length = count * commonSize;
    if (commonSize === 0) {
      if (sample + count > MAX_ENTRIES) throw tooMany();
      for (let left = count; left > 0; left -= 1) length += sizes.readUInt32BE(8 + 4 * sample++);
    }
    yield zeroPatch(start, start + length);
  }
}
