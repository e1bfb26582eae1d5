const BLOCK = Buffer.alloc(65_536);

/** This many zero bytes, in pieces. */
export function* zeros(length: number): Generator<Buffer, void> {
  for (let left = length; left > 0; left -= BLOCK.length) yield BLOCK.subarray(0, left);
}
