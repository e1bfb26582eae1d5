import { once } from 'node:events';
import { Worker } from 'node:worker_threads';

import { createQueue } from '@school/server-core/work/queue';

import type { ProjectedAnswer, ProviderAnswer } from '../project-answer';
import { workerFile } from './worker-file';

/**
 * A thread for work that would keep visitors waiting. It starts with a job, and ends after some idle time.
 */
export interface WorkThread {
  /**
   * Projects an answer, one at a time. Its bytes go over to the thread: they are empty afterwards.
   * @throws Error with the projection's message, or for one that exceeds a limit, which ends the thread
   */
  project: (answer: ProviderAnswer) => Promise<ProjectedAnswer>;
}

interface ThreadLimits {
  /** The time of one job. */
  timeoutMs: number;
  /** The memory of its objects; buffers do not count. */
  maxMemoryMb: number;
}

type Reply = { output: ProjectedAnswer } | { problem: string };

/** A thread costs some 100 MB of memory, and a tenth of a second to start. */
const IDLE_MS = 1_000;
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
  const send = async (answer: ProviderAnswer): Promise<Reply> => {
    clearTimeout(idleTimer);
    const worker = (thread ??= new Worker(workerFile, { resourceLimits }).on('error', end));
    worker.ref();
    const signal = AbortSignal.timeout(timeoutMs);
    const reply = once(worker, 'message', { signal });
    worker.postMessage(answer, [answer.bytes.buffer as ArrayBuffer]);
    try {
      return ((await reply) as [Reply])[0];
    } catch (error) {
      end();
      throw signal.aborted ? new Error(`takes over ${timeoutMs} ms`, { cause: error }) : toError(error);
    } finally {
      worker.unref();
      idleTimer = setTimeout(end, IDLE_MS).unref();
    }
  };

  return {
    project: async (answer) => {
      const reply = await inTurn(() => send(answer));
      if ('problem' in reply) throw new Error(reply.problem);
      return reply.output;
    },
  };
}

function toError(error: unknown): unknown {
  const { code } = error as NodeJS.ErrnoException;
  return code === 'ERR_WORKER_OUT_OF_MEMORY' ? new Error('takes too much memory', { cause: error }) : error;
}
