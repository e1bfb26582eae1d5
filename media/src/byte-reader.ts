const NONE: Buffer = Buffer.alloc(0);

export type ByteReader = ReturnType<typeof createByteReader>;

/**
 * Reads a body piece by piece, for a parser. Pieces near the end may be shorter than requested. Its functions
 * throw the body's errors.
 */
export function createByteReader(body: AsyncIterable<Uint8Array>) {
  const parts = body[Symbol.asyncIterator]();
  let buffered = NONE;
  let isEnded = false;

  const read = async (): Promise<Buffer> => {
    const part = await parts.next();
    if (part.done !== true) return toBuffer(part.value);
    isEnded = true;
    return NONE;
  };
  const fill = async (length: number): Promise<Buffer> => {
    const pieces = [buffered];
    let total = buffered.length;
    while (total < length && !isEnded) {
      const part = await read();
      pieces.push(part);
      total += part.length;
    }
    if (pieces.length > 1) buffered = Buffer.concat(pieces);
    return buffered;
  };
  const advance = (length: number): void => {
    buffered = buffered.subarray(length);
  };
  async function* pass(length = Infinity): AsyncGenerator<Buffer, void> {
    for (let left = length; left > 0;) {
      const piece = (await fill(1)).subarray(0, left);
      if (piece.length === 0) return;
      advance(piece.length);
      left -= piece.length;
      yield piece;
    }
  }

  return {
    /** Returns bytes that are not yet consumed, at least this many. */
    fill,
    /** Consumes bytes that `fill` has returned. */
    advance,
    /** Consumes this many bytes, by default all, in pieces as they arrive. */
    pass,
    /** Consumes this many bytes in one piece. */
    take: async (length: number): Promise<Buffer> => {
      const piece = (await fill(length)).subarray(0, length);
      advance(piece.length);
      return piece;
    },
  };
}

function toBuffer({ buffer, byteOffset, byteLength }: Uint8Array): Buffer {
  return Buffer.from(buffer, byteOffset, byteLength);
}
