import { parentPort, Worker } from 'node:worker_threads';

import { createQueue } from './queue';

/**
 * A thread for work that would keep visitors waiting. It starts with a job, and ends after some idle time.
 */
export interface WorkThread<I, O> {
  /**
   * Runs a job. Transferred buffers go over to the thread: they are empty afterwards.
   * @throws Error with the message of a job that fails, or for one that exceeds a limit
   * @throws BusyError when too many jobs wait
   */
  run: (input: I, transfer?: readonly ArrayBuffer[]) => Promise<O>;
  end: () => void;
}

interface ThreadOptions {
  /** Its program, which calls `answerJobs`. */
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

interface Job<O> {
  resolve: (output: O) => void;
  reject: (error: unknown) => void;
}

type Reply<O> = { id: number } & ({ output: O } | { problem: string });

/** A thread costs some 100 MB of memory, and a tenth of a second to start. */
const IDLE_MS = 1_000;
const MAX_WAITING = 64;
const YOUNG_MEMORY_MB = 16;

export function createWorkThread<I, O>(options: ThreadOptions): WorkThread<I, O> {
  const { file, timeoutMs, maxMemoryMb, maxAtOnce = 1, idleMs = IDLE_MS, onEnd } = options;
  const inTurn = createQueue(maxAtOnce, MAX_WAITING);
  const resourceLimits = { maxOldGenerationSizeMb: maxMemoryMb, maxYoungGenerationSizeMb: YOUNG_MEMORY_MB };
  const jobs = new Map<number, Job<O>>();
  let thread: Worker | undefined;
  let idleTimer: NodeJS.Timeout | undefined;
  let lastId = 0;

  const end = (error: unknown = new Error('the thread has ended')) => {
    const ended = thread;
    thread = undefined;
    for (const job of jobs.values()) job.reject(error);
    jobs.clear();
    if (!ended) return;
    void ended.terminate();
    onEnd?.();
  };
  const start = () => {
    const worker = new Worker(file, { resourceLimits });
    worker.on('error', (error) => thread === worker && end(toError(error)));
    worker.on('message', ({ id, ...reply }: Reply<O>) => {
      const job = jobs.get(id);
      if ('output' in reply) job?.resolve(reply.output);
      else job?.reject(new Error(reply.problem));
    });
    return worker;
  };
  const send = async (input: I, transfer: readonly ArrayBuffer[]): Promise<O> => {
    clearTimeout(idleTimer);
    const worker = (thread ??= start());
    const id = (lastId += 1);
    const timer = setTimeout(() => end(new Error(`takes over ${timeoutMs} ms`)), timeoutMs);
    worker.ref();
    try {
      return await new Promise<O>((resolve, reject) => {
        jobs.set(id, { resolve, reject });
        worker.postMessage({ id, input }, transfer);
      });
    } finally {
      clearTimeout(timer);
      jobs.delete(id);
      if (jobs.size === 0) {
        worker.unref();
        if (idleMs < Infinity) idleTimer = setTimeout(end, idleMs).unref();
      }
    }
  };

  return { run: (input, transfer = []) => inTurn(() => send(input, transfer)), end };
}

/**
 * Answers the jobs of the thread that runs this.
 * @param transferOf memory that goes over with the output
 */
export function answerJobs<I, O>(
  work: (input: I) => O | Promise<O>,
  transferOf: (output: O) => ArrayBuffer[] = () => [],
): void {
  const answer = async ({ id, input }: { id: number; input: I }) => {
    try {
      const output = await work(input);
      parentPort?.postMessage({ id, output }, transferOf(output));
    } catch (error) {
      // the class of an error does not pass from thread to thread, its message does
      parentPort?.postMessage({ id, problem: error instanceof Error ? error.message : String(error) });
    }
  };
  parentPort?.on('message', (job: { id: number; input: I }) => void answer(job));
}

function toError(error: unknown): unknown {
  const { code } = error as NodeJS.ErrnoException;
  return code === 'ERR_WORKER_OUT_OF_MEMORY' ? new Error('takes too much memory', { cause: error }) : error;
}
