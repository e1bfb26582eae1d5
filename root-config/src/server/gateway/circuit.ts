import {
  BrokenCircuitError,
  circuitBreaker,
  CircuitState,
  ConsecutiveBreaker,
  ExponentialBackoff,
  handleWhen,
  noJitterGenerator,
} from 'cockatiel';

import type { RequestKind } from './upstream-connections';
import { NotSentError } from './upstream-error';

const MAX_FAILURES = 5;
const MAX_PAUSE_MS = 5_000;

/** Stops requests to an upstream that fails, and lets one through from time to time. */
export interface Circuit {
  /** Throws NotSentError while the circuit is open, and what `send` throws. */
  run: (kind: RequestKind, send: () => Promise<Response>) => Promise<Response>;
  isOpen: () => boolean;
}

/** Error codes of the operating system and of undici. */
const unconnectedCodes = [
  'EAI_AGAIN',
  'ECONNREFUSED',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOTFOUND',
  'ETIMEDOUT',
  'UND_ERR_CONNECT_TIMEOUT',
];

/** A response or an error that the circuit ignores. */
class UncountedFailure extends Error {
  readonly response: Response | undefined;

  constructor(cause: unknown, response?: Response) {
    super('not counted', { cause });
    this.response = response;
  }
}

/** A response that the circuit counts. */
class CountedFailure extends Error {
  readonly response: Response;

  constructor(response: Response) {
    super(`status ${response.status}`);
    this.response = response;
  }
}

/**
 * Opens after five failures in a row, for `pauseMs` at first and 5 s at most. A visitor can choose a record or a file
 * that the upstream cannot answer. Those count only when no connection can be made.
 */
export function createCircuit(pauseMs: number): Circuit {
  const policy = circuitBreaker(
    handleWhen((error) => !(error instanceof UncountedFailure)),
    {
      breaker: new ConsecutiveBreaker(MAX_FAILURES),
      halfOpenAfter: new ExponentialBackoff({
        initialDelay: pauseMs,
        maxDelay: Math.max(pauseMs, MAX_PAUSE_MS),
        generator: noJitterGenerator,
      }),
    },
  );

  const attempt = async (kind: RequestKind, send: () => Promise<Response>): Promise<Response> => {
    const response = await send().catch((error: unknown) => {
      throw isCounted(kind, error) ? error : new UncountedFailure(error);
    });
    if (response.status < 500) return response;
    throw kind === 'list' ? new CountedFailure(response) : new UncountedFailure(undefined, response);
  };

  return {
    run: (kind, send) =>
      policy
        .execute(() => attempt(kind, send))
        .catch((error: unknown) => {
          if (error instanceof BrokenCircuitError) throw new NotSentError('the provider does not answer');
          if (error instanceof CountedFailure) return error.response;
          if (!(error instanceof UncountedFailure)) throw error;
          if (error.response === undefined) throw error.cause;
          return error.response;
        }),
    isOpen: () => policy.state === CircuitState.Open,
  };
}

function isCounted(kind: RequestKind, error: unknown): boolean {
  if (error instanceof NotSentError || (error as Error).name === 'AbortError') return false;
  return kind === 'list' || isUnconnected((error as Error).cause);
}

/** Whether no connection was made. */
function isUnconnected(cause: unknown): boolean {
  const { code = '' } = (cause ?? {}) as NodeJS.ErrnoException;
  return unconnectedCodes.includes(code);
}
