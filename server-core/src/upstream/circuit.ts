import { steadyNow } from '../steady-now';
import type { RequestKind } from './upstream-connections';
import { NotSentError } from './upstream-error';

const MAX_FAILURES = 5;
const MAX_PAUSE_MS = 5_000;

/** Stops requests to an upstream that fails, and lets one through after each pause. */
export interface Circuit {
  /** Throws NotSentError during a pause, and what `send` throws. */
  run: (kind: RequestKind, send: () => Promise<Response>) => Promise<Response>;
  /** Whether there is a pause at the moment. */
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

/**
 * Opens after five failures in a row, for `pauseMs` at first and 5 s at most. A visitor can choose a record
 * or a file that the upstream cannot answer. Those count only when no connection can be made.
 */
export function createCircuit(pauseMs: number, now: () => number = steadyNow): Circuit {
  const longestMs = Math.max(pauseMs, MAX_PAUSE_MS);
  let failures = 0;
  let pauses = 0;
  let pausedUntil = 0;
  const pause = () => {
    pausedUntil = now() + Math.min(longestMs, pauseMs * 2 ** pauses);
  };
  const fail = (isProbe: boolean) => {
    failures += 1;
    if (isProbe) pauses += 1;
    // requests that were sent before the pause do not prolong it
    if (isProbe || failures === MAX_FAILURES) pause();
  };

  return {
    run: async (kind, send) => {
      const waitMs = pausedUntil - now();
      if (waitMs > 0) throw new NotSentError('the provider does not answer', waitMs);
      const isProbe = failures >= MAX_FAILURES;
      // the others wait for the result of this one, but no longer than a pause
      if (isProbe) pause();
      const response = await send().catch((error: unknown) => {
        if (isCounted(kind, error)) fail(isProbe);
        throw error;
      });
      if (response.status < 500) failures = pauses = pausedUntil = 0;
      else if (kind === 'list') fail(isProbe);
      return response;
    },
    isOpen: () => pausedUntil > now(),
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
