import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';

import type { JobResult } from './answer-jobs';
import { createQueue } from './queue';
import type { WorkThread } from './work-thread';

export interface WorkProcess<I, O> extends WorkThread<I, O> {
  /** Jobs fail then, whatever they are. */
  isEnded: () => boolean;
}

interface ProcessOptions {
  /** Its program, which answers jobs (`answer-jobs.ts`). */
  file: string;
  /** The time of one job. */
  timeoutMs: number;
  /** All of its memory, buffers included, where the system tells it (Linux). */
  maxMemoryMb: number;
}

const IDLE_MS = 1_000;
const LOOK_MS = 25;
const MAX_WAITING = 64;

/** As a work thread, for jobs whose buffers no limit of a thread counts. It does one after the other. */
export function createWorkProcess<I, O>(options: ProcessOptions): WorkProcess<I, O> {
  const { file, timeoutMs, maxMemoryMb } = options;
  const inTurn = createQueue(1, MAX_WAITING);
  let child: ChildProcess | undefined;
  let idle: NodeJS.Timeout | undefined;
  let isEnded = false;

  const start = () => {
    const execArgv = [`--max-old-space-size=${maxMemoryMb}`];
    const started = fork(file, {
      serialization: 'advanced',
      execArgv,
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    });
    // a process that ends between two jobs must not end the server
    started.on('error', () => undefined);
    started.once('exit', () => (child = undefined));
    return started;
  };
  const run = (input: I) => {
    clearTimeout(idle);
    const worker = (child ??= start());
    let reason = 'its process has ended';
    const stop = (why: string) => {
      reason = why;
      worker.kill('SIGKILL');
    };
    const late = setTimeout(stop, timeoutMs, `takes over ${timeoutMs} ms`);
    const watch = setInterval(() => {
      void memoryOf(worker).then((megabytes) => {
        if (megabytes > maxMemoryMb) stop('takes too much memory');
      });
    }, LOOK_MS);
    worker.send(input as object);
    const failed = () => Promise.reject(new Error(reason));
    const ended = new AbortController();
    return Promise.race([
      once(worker, 'message', { signal: ended.signal }),
      once(worker, 'exit', { signal: ended.signal }).then(failed),
    ])
      .then(([result]: unknown[]) => {
        const answer = result as JobResult<O>;
        if ('error' in answer) throw new Error(answer.error);
        return answer.value;
      })
      .finally(() => {
        ended.abort();
        clearTimeout(late);
        clearInterval(watch);
        idle = setTimeout(() => worker.kill(), IDLE_MS).unref();
      });
  };
  return {
    run: (input) => inTurn(() => (isEnded ? Promise.reject(new Error('it has ended')) : run(input))),
    isEnded: () => isEnded,
    end: async () => {
      isEnded = true;
      clearTimeout(idle);
      if (child?.kill('SIGKILL')) await once(child, 'exit');
    },
  };
}

/** Megabytes of memory that a process has now; 0 where the system does not tell. */
async function memoryOf({ pid }: ChildProcess): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8').catch(() => '');
  return Number(/^VmRSS:\s+(\d+)/m.exec(status)?.[1] ?? 0) / 1_024;
}
