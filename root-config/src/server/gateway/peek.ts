/**
 * The first bytes of a body, `length` of them at least where there are so many, and all of it.
 * @throws what reading throws
 */
export async function peek(
  body: AsyncIterable<Uint8Array>,
  length: number,
): Promise<{ head: Buffer; whole: AsyncGenerator<Uint8Array> }> {
  const parts = body[Symbol.asyncIterator]();
  let head: Buffer = Buffer.alloc(0);
  let part: IteratorResult<Uint8Array, unknown> | undefined;
  while (head.length < length && part?.done !== true) {
    part = await parts.next();
    if (part.done !== true) head = Buffer.concat([head, part.value]);
  }
  return { head, whole: wholeOf(head, parts) };
}

async function* wholeOf(head: Buffer, parts: AsyncIterator<Uint8Array, unknown>): AsyncGenerator<Uint8Array> {
  try {
    yield head;
    for (let part = await parts.next(); part.done !== true; part = await parts.next()) yield part.value;
  } finally {
    // who leaves early ends the request
    await parts.return?.();
  }
}
