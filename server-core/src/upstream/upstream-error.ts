import { BusyError } from '../work/work-limit';

/** An error that caches may keep. It has no stack: a stack would keep whole files in memory. */
export class KeptError extends Error {
  constructor(message: string) {
    super(message);
    // V8 keeps the functions of the stack until it is read for the first time
    String(this.stack);
  }
}

/** The provider gave no usable answer. `status` is the status of the visitor's response. */
export class UpstreamError extends KeptError {
  readonly status: 502 | 503 | 504;

  constructor(status: 502 | 503 | 504, message: string) {
    super(message);
    this.name = 'UpstreamError';
    this.status = status;
  }
}

/** No request was sent: the provider fails, wants a pause, or has too many requests waiting. */
export class NotSentError extends UpstreamError {
  readonly waitMs: number;
  readonly retryAfterSeconds: number;

  constructor(message: string, waitMs = 1_000) {
    super(503, message);
    this.name = 'NotSentError';
    this.waitMs = waitMs;
    this.retryAfterSeconds = Math.max(1, Math.ceil(waitMs / 1_000));
  }
}

/** Names of the timeouts of fetch and undici. */
const timeouts = ['TimeoutError', 'ConnectTimeoutError', 'HeadersTimeoutError', 'BodyTimeoutError'];

/** Turns the error of a request into an UpstreamError: a full queue, a timeout, or no connection. */
export function toUpstreamError(error: unknown): UpstreamError {
  if (error instanceof UpstreamError) return error;
  if (error instanceof BusyError) return new NotSentError(error.message, error.retryAfterSeconds * 1_000);
  const { name, cause } = (error ?? {}) as Partial<Error>;
  const isLate = [name, (cause as Partial<Error> | undefined)?.name].some((each) =>
    timeouts.includes(each ?? ''),
  );
  return isLate
    ? new UpstreamError(504, 'the provider did not answer in time')
    : new UpstreamError(502, 'the provider cannot be reached');
}
