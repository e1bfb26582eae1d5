import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';

const STARTS_WITHIN_MS = 30_000;

/** A program that a test has started. */
export interface Program {
  /** Its output. */
  output: () => string;
  stop: () => Promise<void>;
}

interface ProgramOptions {
  isReady: (output: string) => boolean | Promise<boolean>;
  env?: NodeJS.ProcessEnv;
}

/**
 * Starts a program and waits until it is ready.
 * @throws with its output, when it ends before or takes too long
 */
export async function startProgram(
  command: string,
  args: readonly string[],
  { isReady, env = {} }: ProgramOptions,
): Promise<Program> {
  const child = spawn(command, args, { stdio: ['ignore', 'pipe', 'pipe'], env: { ...process.env, ...env } });
  let output = '';
  let problem: string | undefined;
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (data) => (output += String(data)));
  child.once('error', ({ message }) => (problem = message));
  child.once('exit', (status) => (problem ??= `ended with status ${status}`));
  const stop = async () => {
    if (problem !== undefined) return;
    const exit = once(child, 'exit');
    child.kill();
    await exit;
  };
  const giveUp = Date.now() + STARTS_WITHIN_MS;
  while (!(await isReady(output))) {
    if (Date.now() < giveUp && problem === undefined) await sleep(50);
    else {
      await stop();
      throw new Error(`${command} ${problem ?? 'was not ready in time'}\n${output}`);
    }
  }
  return { output: () => output, stop };
}
