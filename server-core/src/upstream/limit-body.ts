import { UpstreamError } from './upstream-error';

interface BodyLimits {
  maxBytes: number;
  /** The longest pause between two parts. A visitor who reads slowly causes none. */
  idleMs: number;
  /** Ends the request. */
  controller: AbortController;
}

/**
 * Passes a body on.
 * @throws UpstreamError 502 for too many bytes, 504 for a pause that is too long
 * @throws the body's errors
 */
export async function* limitBody(
  body: AsyncIterable<Uint8Array>,
  { maxBytes, idleMs, controller }: BodyLimits,
): AsyncGenerator<Uint8Array, void> {
  const abort = () => controller.abort(new UpstreamError(504, `the provider sent nothing for ${idleMs} ms`));
  let timer = setTimeout(abort, idleMs);
  let length = 0;
  try {
    for await (const part of body) {
      clearTimeout(timer);
      length += part.length;
      if (length > maxBytes) throw new UpstreamError(502, `the provider sent more than ${maxBytes} bytes`);
      yield part;
      timer = setTimeout(abort, idleMs);
    }
  } finally {
    clearTimeout(timer);
  }
}
