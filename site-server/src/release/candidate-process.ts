import { type ChildProcess, fork } from 'node:child_process';
import { setPriority } from 'node:os';

import { steadyNow } from '@school/server-core/steady-now';
import { createSerialQueue } from '@school/server-core/work/queue';
import { BusyError } from '@school/server-core/work/work-limit';

import type { Answer, Question } from './candidate-program';

export interface CandidateOptions {
  /** The file that the process runs. */
  program: string;
  nodeOptions?: readonly string[];
  /** Time for an answer, the start included. */
  timeoutMs?: number;
}

/** A process that answers one question after the other. It is started when it is needed. */
export interface CandidateProcess {
  /** Rejects with the error of the code or of the process, or with a BusyError when too many wait. */
  ask: <T>(question: Question) => Promise<T>;
  isBusy: () => boolean;
  /** Ends it for good, after the questions that wait. */
  end: () => void;
  /** Ends it for good at once. */
  close: () => void;
}

const TIMEOUT_MS = 5_000;
const MAX_HEAP_MB = 128;
/** Four times what one visitor may have under way. */
const MAX_WAITING = 64;
const IDLE_MS = 60_000;
/** A process that has died starts again after a pause, which doubles with each death soon after. */
const MIN_PAUSE_MS = 1_000;
const MAX_PAUSE_MS = 60_000;

/** @param onDeath is called when the process dies while nobody waits for an answer */
export function createCandidateProcess(
  options: CandidateOptions,
  onDeath: (error: Error) => void,
): CandidateProcess {
  const inTurn = createSerialQueue(MAX_WAITING);
  let child: ChildProcess | undefined;
  let waiting: { resolve: (value: unknown) => void; reject: (error: Error) => void } | undefined;
  let idle: NodeJS.Timeout | undefined;
  let isEnded = false;
  let deaths = 0;
  let startedAt = 0;
  let pausedUntil = 0;

  // an answer and the news of a death may arrive together
  const settle = () => {
    const last = waiting;
    waiting = undefined;
    return last;
  };
  const kill = () => {
    const ended = child;
    child = undefined;
    ended?.kill('SIGKILL');
  };
  const die = (error: Error) => {
    kill();
    const now = steadyNow();
    deaths = now - startedAt > MAX_PAUSE_MS ? 1 : deaths + 1;
    pausedUntil = now + Math.min(MIN_PAUSE_MS * 2 ** (deaths - 1), MAX_PAUSE_MS);
    const settled = settle();
    if (settled === undefined) onDeath(error);
    else settled.reject(error);
  };
  const start = () => {
    const own = startProcess(options);
    own.on('message', (answer: Answer) => {
      if (own !== child) return;
      if ('value' in answer) settle()?.resolve(answer.value);
      else if (answer.ends) die(answer.error);
      else settle()?.reject(answer.error);
    });
    const end = (error: Error) => own === child && die(error);
    own.on('error', end);
    own.once('exit', (code, signal) =>
      end(new Error(`its process ended with ${signal ?? `status ${code}`}`)),
    );
    startedAt = steadyNow();
    return own;
  };
  const askNow = async (question: Question) => {
    if (isEnded) throw new BusyError(503);
    if (steadyNow() < pausedUntil) throw new Error('its process has died a moment ago');
    clearTimeout(idle);
    const { timeoutMs = TIMEOUT_MS } = options;
    const timer = setTimeout(() => die(new Error(`no answer within ${timeoutMs / 1000} s`)), timeoutMs);
    try {
      return await new Promise<unknown>((resolve, reject) => {
        waiting = { resolve, reject };
        child ??= start();
        child.send(question);
      });
    } finally {
      clearTimeout(timer);
      idle = setTimeout(kill, IDLE_MS).unref();
    }
  };
  const close = () => {
    isEnded = true;
    kill();
    settle()?.reject(new BusyError(503));
  };
  return {
    ask: <T>(question: Question) => inTurn(() => askNow(question) as Promise<T>),
    isBusy: () => waiting !== undefined,
    end: () => void inTurn(close).catch(close),
    close,
  };
}

/** A process that gets none of the site's secrets, and the time that the site leaves. */
function startProcess({ program, nodeOptions = [] }: CandidateOptions): ChildProcess {
  const settings = Object.entries(process.env).filter(([name]) => !name.startsWith('SCHOOL_'));
  const started = fork(program, {
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    execArgv: ['--enable-source-maps', `--max-old-space-size=${MAX_HEAP_MB}`, ...nodeOptions],
    env: Object.fromEntries(settings),
  });
  try {
    if (started.pid !== undefined) setPriority(started.pid, 10);
  } catch {
    // it has ended already
  }
  return started;
}
