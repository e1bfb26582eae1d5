import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';

import type { Call, CallResult, Functions } from './answer-calls';

interface ProcessOptions {
  /** A program that answers calls (`answer-calls.ts`). */
  program: string;
  /** The time of one call. */
  timeoutMs: number;
  /** All of its memory, buffers included, where the system tells it (Linux). */
  maxMemoryMb?: number;
  /** Called when it has ended, and what it remembered with it. */
  onEnd?: () => void;
}

const MAX_MEMORY_MB = 400;
const LOOK_MS = 25;

/**
 * Calls functions in another process, whose work keeps no visitor waiting. It starts with the first call. It
 * is ended when a call exceeds a limit; the next call starts another one.
 */
export function createWorkProcess<F extends Functions>(options: ProcessOptions) {
  const { program, timeoutMs, maxMemoryMb = MAX_MEMORY_MB, onEnd } = options;
  let current: ReturnType<typeof start> | undefined;
  let lastId = 0;

  const start = () => {
    const execArgv = [`--max-old-space-size=${maxMemoryMb}`];
    const child = fork(program, {
      serialization: 'advanced',
      execArgv,
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    });
    const calls = new Map<number, (result: CallResult) => void>();
    const end = (why: string) => {
      if (current?.child === child) current = undefined;
      child.kill('SIGKILL');
      for (const [id, settle] of calls) settle({ id, error: why });
      onEnd?.();
    };
    child.on('message', (result: CallResult) => calls.get(result.id)?.(result));
    // a process that ends between two calls must not end the server
    child.on('error', () => undefined);
    child.once('exit', () => current?.child === child && end('its process has ended'));
    return { child, calls, end };
  };
  return {
    /** @throws Error with the message of a call that fails, or for one that exceeds a limit */
    call: <N extends keyof F & string>(name: N, ...args: Parameters<F[N]>) =>
      new Promise<Awaited<ReturnType<F[N]>>>((resolve, reject) => {
        const { child, calls, end } = (current ??= start());
        const late = setTimeout(end, timeoutMs, `takes over ${timeoutMs} ms`);
        const watch = setInterval(() => {
          void memoryOf(child).then((megabytes) => {
            if (megabytes > maxMemoryMb) end('takes too much memory');
          });
        }, LOOK_MS);
        const id = (lastId += 1);
        calls.set(id, (result) => {
          calls.delete(id);
          clearTimeout(late);
          clearInterval(watch);
          if ('error' in result) reject(new Error(result.error));
          else resolve(result.value as Awaited<ReturnType<F[N]>>);
        });
        child.send({ id, name, args } satisfies Call);
      }),
    /** Ends the process until the next call. */
    end: async () => {
      const child = current?.child;
      current?.end('it has ended');
      if (child?.exitCode === null) await once(child, 'exit');
    },
  };
}

/** Megabytes of memory that a process has now; 0 where the system does not tell. */
async function memoryOf({ pid }: ChildProcess): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8').catch(() => '');
  return Number(/^VmRSS:\s+(\d+)/m.exec(status)?.[1] ?? 0) / 1_024;
}
