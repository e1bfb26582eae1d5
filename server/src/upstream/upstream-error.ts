import { BusyError } from '../lib/busy-error';

const MAX_RETRY_AFTER_MS = 600_000;

/** The provider gave no usable answer. `status` is the status of the visitor's response. */
export class UpstreamError extends Error {
  readonly status: 502 | 503 | 504;
  /** The time for which no request is wanted. */
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

/** The host's refusal, and for how long it wants no request, ten minutes at most (RFC 9110, Retry-After). */
export function refusalOf({ status, headers }: Response): UpstreamError {
  const after = headers.get('retry-after') ?? '';
  const ms = /^\d+$/.test(after) ? Number(after) * 1_000 : Date.parse(after) - Date.now();
  const waitMs = [429, 503].includes(status) && ms > 0 ? Math.min(ms, MAX_RETRY_AFTER_MS) : 0;
  return new UpstreamError(waitMs > 0 ? 503 : 502, `the provider answered ${status}`, waitMs);
}
