import { Piscina } from 'piscina';

import { BusyError } from './busy-error';

/**
 * A thread for work that would keep visitors waiting. It starts with a job, and ends after some idle time.
 */
export interface WorkThread<I, O> {
  /**
   * Runs a job.
   * @throws Error with the message of a job that fails, or for one that exceeds a limit
   * @throws BusyError when too many jobs wait
   */
  run: (input: I) => Promise<O>;
  /** Settles when the thread has ended. */
  end: () => Promise<void>;
}

interface ThreadOptions {
  /** Its program, which exports `run` for a job. */
  file: string;
  /** The time of one job. */
  timeoutMs: number;
  /** The memory of its objects; buffers do not count. */
  maxMemoryMb: number;
  /** By default one job after the other. */
  maxAtOnce?: number;
  /** By default a second; a thread that remembers something stays. */
  idleMs?: number;
  /** Called when the thread has ended, and what it remembered with it. */
  onEnd?: () => void;
}

/** A thread costs some 100 MB of memory, and a tenth of a second to start. */
const IDLE_MS = 1_000;
const MAX_WAITING = 64;
const YOUNG_MEMORY_MB = 16;

export function createWorkThread<I, O>(options: ThreadOptions): WorkThread<I, O> {
  const { file, timeoutMs, maxMemoryMb, maxAtOnce = 1, idleMs = IDLE_MS, onEnd } = options;
  const pool = new Piscina<I, O>({
    filename: file,
    name: 'run',
    minThreads: 0,
    maxThreads: 1,
    concurrentTasksPerWorker: maxAtOnce,
    maxQueue: MAX_WAITING,
    idleTimeout: idleMs,
    resourceLimits: { maxOldGenerationSizeMb: maxMemoryMb, maxYoungGenerationSizeMb: YOUNG_MEMORY_MB },
  });
  // a thread that ends between two jobs must not end the server
  pool.on('error', () => undefined);
  if (onEnd) pool.on('workerDestroy', onEnd);
  return {
    run: (input) =>
      pool.run(input, { signal: AbortSignal.timeout(timeoutMs) }).catch((error: unknown) => {
        throw toError(error, timeoutMs);
      }),
    end: () => pool.destroy(),
  };
}

function toError(error: unknown, timeoutMs: number): unknown {
  const { code, name, message } = error as NodeJS.ErrnoException;
  if (code === 'ERR_WORKER_OUT_OF_MEMORY') return new Error('takes too much memory', { cause: error });
  if (name === 'AbortError') return new Error(`takes over ${timeoutMs} ms`, { cause: error });
  return message === 'Task queue is at limit' ? new BusyError(503) : error;
}
