import { ReadableStream } from 'node:stream/web';

import { UpstreamError } from './upstream-error';

/** A list of records. */
export const MAX_LIST_BYTES = 8_000_000;
/** The message of a refusal. */
export const MAX_REFUSAL_BYTES = 4_000;
/** The answer to a certificate request. */
export const MAX_TC_BYTES = 16_000;

const FIRST_BYTES = 16_384;

interface ReadLimits {
  /** The limit of the decompressed body. */
  maxBytes: number;
  /** The longest pause between two parts. */
  idleMs: number;
  /** The time for all parts together; no limit by default. */
  timeoutMs?: number;
}

type Body = AsyncIterable<Uint8Array> | ReadableStream<Uint8Array> | globalThis.ReadableStream<Uint8Array>;

/**
 * Reads a decompressed body, and cancels it at a limit.
 * @throws UpstreamError 502 for too many bytes, 504 for a body that takes too long
 * @throws the body's errors
 */
export async function readAtMost(body: Body | null, limits: ReadLimits): Promise<Buffer> {
  if (body === null) return Buffer.alloc(0);
  const { maxBytes, idleMs, timeoutMs } = limits;
  const reader = toStream(body).getReader();
  const late: { message?: string } = {};
  const cancel = () => void reader.cancel().catch(() => undefined);
  const cancelAfter = (ms: number, message: string) =>
    setTimeout(() => {
      late.message ??= message;
      cancel();
    }, ms);
  const idleTimer = cancelAfter(idleMs, `the provider sent nothing for ${idleMs} ms`);
  const timer =
    timeoutMs === undefined ? undefined : cancelAfter(timeoutMs, `the provider took over ${timeoutMs} ms`);

  // one buffer: a million parts of a byte take a hundred times their size
  let buffer = Buffer.allocUnsafeSlow(Math.min(maxBytes, FIRST_BYTES));
  let length = 0;
  try {
    for (let part = await reader.read(); !part.done; part = await reader.read()) {
      idleTimer.refresh();
      const end = length + part.value.byteLength;
      if (end > maxBytes) throw new UpstreamError(502, `the provider sent more than ${maxBytes} bytes`);
      buffer = withRoom(buffer, end, maxBytes);
      buffer.set(part.value, length);
      length = end;
    }
  } catch (error) {
    cancel();
    throw error;
  } finally {
    clearTimeout(idleTimer);
    clearTimeout(timer);
  }
  if (late.message !== undefined) throw new UpstreamError(504, late.message);
  return buffer.subarray(0, length);
}

function toStream(body: Body): ReadableStream<Uint8Array> {
  return 'getReader' in body ? (body as ReadableStream<Uint8Array>) : ReadableStream.from(body);
}

function withRoom(buffer: Buffer<ArrayBuffer>, bytes: number, maxBytes: number): Buffer<ArrayBuffer> {
  if (bytes <= buffer.length) return buffer;
  const larger = Buffer.allocUnsafeSlow(Math.min(maxBytes, Math.max(bytes, buffer.length * 2)));
  buffer.copy(larger);
  return larger;
}
