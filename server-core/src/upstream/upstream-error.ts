import { BusyError } from '../work/work-limit';

/** The provider gave no usable answer. `status` is the status of the visitor's response. */
export class UpstreamError extends Error {
  readonly status: 502 | 503 | 504;
  /** The time before which no request is sent, for a request that was not sent. */
  readonly waitMs: number;

  constructor(status: 502 | 503 | 504, message: string, waitMs = 0) {
    super(message);
    this.name = 'UpstreamError';
    this.status = status;
    this.waitMs = waitMs;
    // V8 keeps the functions of the stack, and their buffers, until it is read for the first time
    String(this.stack);
  }
}

/** Names of the timeouts of fetch and undici. */
const timeouts = ['TimeoutError', 'ConnectTimeoutError', 'HeadersTimeoutError', 'BodyTimeoutError'];

/** Turns the error of a request into an UpstreamError: a full queue, a timeout, or no connection. */
export function toUpstreamError(error: unknown): UpstreamError {
  if (error instanceof UpstreamError) return error;
  if (error instanceof BusyError)
    return new UpstreamError(503, error.message, error.retryAfterSeconds * 1_000);
  const { name = '', cause } = (error ?? {}) as Partial<Error>;
  const { name: causeName = '' } = (cause ?? {}) as Partial<Error>;
  return timeouts.includes(name) || timeouts.includes(causeName)
    ? new UpstreamError(504, 'the provider did not answer in time')
    : new UpstreamError(502, 'the provider cannot be reached');
}
