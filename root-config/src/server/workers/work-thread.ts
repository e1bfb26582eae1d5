import { once } from 'node:events';
import { Worker } from 'node:worker_threads';

import { createQueue } from '../gateway/queue';
import type { Job, Reply, Tasks } from './tasks';
import { workerFile } from './worker-file';

/** A thread for work that would keep visitors waiting. It starts with a job, and ends after some idle time. */
export interface WorkThread {
  /**
   * Runs a task on a copy of its input, one job at a time.
   * @throws Error with the task's message, or for a job that exceeds a limit, which ends the thread
   */
  run: <Name extends keyof Tasks>(
    task: Name,
    input: Parameters<Tasks[Name]>[0],
  ) => Promise<ReturnType<Tasks[Name]>>;
}

interface ThreadLimits {
  /** The time of one job. */
  timeoutMs: number;
  /** The memory of its objects; buffers do not count. */
  maxMemoryMb: number;
}

const IDLE_MS = 10_000;
const MAX_WAITING = 64;
const YOUNG_MEMORY_MB = 16;

export function createWorkThread({ timeoutMs, maxMemoryMb }: ThreadLimits): WorkThread {
  const inTurn = createQueue(1, MAX_WAITING);
  const resourceLimits = {
    maxOldGenerationSizeMb: maxMemoryMb,
    maxYoungGenerationSizeMb: YOUNG_MEMORY_MB,
  };
  let thread: Worker | undefined;
  let idleTimer: NodeJS.Timeout | undefined;

  const end = () => {
    void thread?.terminate();
    thread = undefined;
  };
  const send = async (job: unknown): Promise<unknown> => {
    clearTimeout(idleTimer);
    const worker = (thread ??= new Worker(workerFile, { resourceLimits }).on('error', end));
    worker.ref();
    const signal = AbortSignal.timeout(timeoutMs);
    const reply = once(worker, 'message', { signal });
    worker.postMessage(job);
    try {
      return ((await reply) as unknown[])[0];
    } catch (error) {
      end();
      throw signal.aborted ? new Error(`takes over ${timeoutMs} ms`, { cause: error }) : toError(error);
    } finally {
      worker.unref();
      idleTimer = setTimeout(end, IDLE_MS).unref();
    }
  };

  return {
    run: async <Name extends keyof Tasks>(task: Name, input: Parameters<Tasks[Name]>[0]) => {
      const job: Job<Name> = { task, input };
      const reply = (await inTurn(() => send(job))) as Reply<Name>;
      if ('problem' in reply) throw new Error(reply.problem);
      return reply.output;
    },
  };
}

function toError(error: unknown): unknown {
  const { code } = error as NodeJS.ErrnoException;
  return code === 'ERR_WORKER_OUT_OF_MEMORY' ? new Error('takes too much memory', { cause: error }) : error;
}
