import pino, { type DestinationStream } from 'pino';

/** One request as the log shows it: no address of a visitor, no query, no body. */
export interface AccessLine {
  method: string;
  path: string;
  status: number;
  /** Until its response was complete. */
  ms: number;
  /** All that was sent. */
  bytes: number;
}

export interface Log {
  /** One JSON line on the standard output, written together with others a little later. */
  access: (line: AccessLine) => void;
  /** One JSON line on the error output, at once. */
  problem: (message: string, error?: unknown) => void;
  /** Resolves once the lines that still wait are written, or cannot be. */
  flush: () => Promise<unknown>;
}

type Output = DestinationStream & { flush?: (then: () => void) => void };

const FLUSH_MS = 200;
const BUFFER_BYTES = 8_192;
/** A reader of the log that has stopped reading costs lines, not memory. */
const MAX_WAITING_BYTES = 1_048_576;

const settings = {
  base: null,
  timestamp: pino.stdTimeFunctions.isoTime,
  formatters: { level: (level: string) => ({ level }) },
};

/** @param minLength how many bytes wait for one another */
function openOutput(descriptor: 1 | 2, minLength: number): Output {
  const waiting = { minLength, maxLength: MAX_WAITING_BYTES, periodicFlush: FLUSH_MS };
  const output = pino.destination({ dest: descriptor, sync: false, ...waiting });
  // a log that cannot be written is no reason to end
  output.on('error', () => undefined);
  return output;
}

/** The synchronous form tries for ever when the reader has gone. */
async function written(output: Output): Promise<void> {
  await new Promise<void>((resolve) => (output.flush === undefined ? resolve() : output.flush(resolve)));
}

export function createLog(out: Output = openOutput(1, BUFFER_BYTES), err: Output = openOutput(2, 1)): Log {
  const requests = pino(settings, out);
  const problems = pino(settings, err);
  return {
    access: (line) => requests.info(line),
    problem: (message, error) => {
      const stack = error instanceof Error ? (error.stack ?? error.message) : error;
      problems.error({ problem: message, stack });
    },
    flush: () => Promise.all([written(out), written(err)]),
  };
}
