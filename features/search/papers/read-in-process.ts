import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';

/** The texts of a paper's pages. */
export interface PaperTexts {
  /** None of one that cannot be read. */
  texts: readonly string[];
  /** Why it cannot be read. */
  refusal?: string | undefined;
}

interface ProcessOptions {
  /** Its program (`paper-process.ts`). */
  file: string;
  /** The time of one paper. */
  timeoutMs?: number;
  /** All of its memory, buffers included, where the system tells it (Linux). */
  maxMemoryMb?: number;
}

const TIMEOUT_MS = 20_000;
const MAX_MEMORY_MB = 400;
const LOOK_MS = 25;

/** Reads one paper after the other in another process: no limit of a thread counts its buffers. */
export function createPaperProcess(options: ProcessOptions) {
  const { file, timeoutMs = TIMEOUT_MS, maxMemoryMb = MAX_MEMORY_MB } = options;
  let child: ChildProcess | undefined;
  const start = () => {
    const execArgv = [`--max-old-space-size=${maxMemoryMb}`];
    const stdio = ['ignore', 'ignore', 'ignore', 'ipc'] as const;
    const started = fork(file, { serialization: 'advanced', execArgv, stdio: [...stdio] });
    // a process that ends between two papers must not end the server
    return started.on('error', () => undefined);
  };
  const end = async () => {
    const worker = child;
    child = undefined;
    if (worker?.kill('SIGKILL')) await once(worker, 'exit');
  };

  return {
    /** A paper that exceeds a limit is refused. */
    read: async (bytes: Uint8Array): Promise<PaperTexts> => {
      if (child?.connected !== true) child = start();
      const worker = child;
      const ended = new AbortController();
      const stop = (why: string) => ended.abort(why);
      const late = setTimeout(stop, timeoutMs, `takes over ${timeoutMs} ms`);
      const watch = setInterval(() => {
        void memoryOf(worker).then((megabytes) => {
          if (megabytes > maxMemoryMb) stop('takes too much memory');
        });
      }, LOOK_MS);
      const exited = () => stop('its process has ended');
      worker.once('exit', exited).send(bytes);
      try {
        const [read] = (await once(worker, 'message', { signal: ended.signal })) as [PaperTexts];
        return read;
      } catch {
        await end();
        return { texts: [], refusal: String(ended.signal.reason) };
      } finally {
        clearTimeout(late);
        clearInterval(watch);
        worker.off('exit', exited);
      }
    },
    /** Ends the process; the next paper starts another one. */
    end,
  };
}

/** Megabytes of memory that a process has now; 0 where the system does not tell. */
async function memoryOf({ pid }: ChildProcess): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8').catch(() => '');
  return Number(/^VmRSS:\s+(\d+)/m.exec(status)?.[1] ?? 0) / 1_024;
}
