import { UpstreamError } from './upstream-error';

/** A list of records. */
export const MAX_LIST_BYTES = 8_000_000;
/** An answer that is too long is not read again for this long. */
const TOO_LONG_MS = 60_000;
/** The answer to a certificate request. */
export const MAX_TC_BYTES = 16_000;

type Body = AsyncIterable<Uint8Array> | ReadableStream<Uint8Array>;

/**
 * Passes a decompressed body on, and cancels it at a limit.
 * @throws UpstreamError 502 for too many bytes
 * @throws the body's errors
 */
export async function* limitBody(body: Body, maxBytes: number): AsyncGenerator<Uint8Array, void> {
  let length = 0;
  for await (const chunk of body as AsyncIterable<Uint8Array>) {
    length += chunk.length;
    if (length > maxBytes)
      throw new UpstreamError(502, `the provider sent more than ${maxBytes} bytes`, TOO_LONG_MS);
    yield chunk;
  }
}

/** Reads a body within the same limit. */
export async function readAtMost(body: Body | null, maxBytes: number): Promise<Buffer> {
  if (body === null) return Buffer.alloc(0);
  const chunks: Uint8Array[] = [];
  for await (const chunk of limitBody(body, maxBytes)) chunks.push(chunk);
  return Buffer.concat(chunks);
}
