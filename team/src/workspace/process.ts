import { connect } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';

import { execa, type Options } from 'execa';

import { root } from './workspace';

/** A program under the control of a tool or a test. */
export interface Program {
  pid: number;
  /** The end of its output, as far as it is kept. */
  output: () => string;
  /** Waits for a condition; throws when the program ends, or when it takes too long. */
  until: (what: string, isSo: () => boolean | Promise<boolean>) => Promise<void>;
  stop: () => Promise<void>;
  /** Ends it at once, as a crash does. */
  kill: () => Promise<void>;
  /** Its status. */
  ended: Promise<number>;
}

export interface ProgramOptions extends Pick<Options, 'cwd' | 'env' | 'stdout' | 'stderr' | 'detached'> {
  isReady?: (output: string) => boolean | Promise<boolean>;
  /** The longest that a condition may take, in milliseconds. */
  withinMs?: number;
}

const MAX_OUTPUT_LENGTH = 100_000;
const STOPS_WITHIN_MS = 15_000;
const LOOK_AGAIN_MS = 25;

/** Runs a program, those of installed packages too. Throws unless its status is 0. */
export const execLocal = execa({ cwd: root, preferLocal: true, localDir: root });

/** The same, and shows its output. */
export const run = execLocal({ stdin: 'inherit', stdout: 'inherit', stderr: 'inherit' });

/**
 * Starts a program and waits until it is ready.
 * @throws when it ends, or is not ready in time, with its output
 */
export async function startProgram(
  command: string,
  args: readonly string[],
  { isReady, withinMs = 120_000, ...options }: ProgramOptions = {},
): Promise<Program> {
  const child = execa(command, args, {
    cwd: root,
    stdin: 'ignore',
    buffer: false,
    reject: false,
    forceKillAfterDelay: STOPS_WITHIN_MS,
    ...options,
  });
  let output = '';
  // a stream that is inherited or ignored is not there
  for (const stream of [child.stdout, child.stderr])
    stream?.on('data', (text) => (output = (output + String(text)).slice(-MAX_OUTPUT_LENGTH)));
  let end: string | undefined;
  const ended = child.then(({ exitCode = 1, shortMessage = `${command} ended with status 0` }) => {
    end = shortMessage;
    return exitCode;
  });
  const endBy = async (signal: NodeJS.Signals) => {
    child.kill(signal);
    await ended;
  };
  const until: Program['until'] = async (what, isSo) => {
    const giveUp = Date.now() + withinMs;
    while (!(await isSo())) {
      if (end !== undefined) throw new Error(`${end}, before it ${what}\n${output}`);
      if (Date.now() > giveUp) {
        await endBy('SIGKILL');
        throw new Error(`${command} has not ${what} in time\n${output}`);
      }
      await sleep(LOOK_AGAIN_MS);
    }
  };
  if (isReady) await until('was ready', () => isReady(output));
  const stop = () => endBy('SIGTERM');
  const kill = () => endBy('SIGKILL');
  return { pid: child.pid ?? 0, output: () => output, until, stop, kill, ended };
}

/** Whether something takes connections at a port of this machine. */
export function isListening(port: number, host = '127.0.0.1'): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, host, () => {
      socket.destroy();
      resolve(true);
    });
    socket.once('error', () => resolve(false));
  });
}

const LOOK_FOR_NPM_MS = 500;

/** Ends this tool, and all programs that it runs, when its npm is ended: npm passes no signal on. */
export function endWithNpm(): void {
  const parent = process.ppid;
  const look = () => process.ppid !== parent && process.kill(process.pid, 'SIGTERM');
  if (process.env['npm_lifecycle_event'] !== undefined) setInterval(look, LOOK_FOR_NPM_MS).unref();
}
