import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';

const root = join(__dirname, '../../..');

/** Starts a script, by its path in the project, with nothing but `env` in its environment. */
export function startScript(file: string, env: NodeJS.ProcessEnv, args: readonly string[] = []) {
  const child = spawn(process.execPath, ['--import', 'tsx', join(root, file), ...args], {
    env: { PATH: process.env['PATH'], ...env },
  });
  return { child, ended: once(child, 'exit').then(([code]) => code as number | null) };
}

/** Runs a script to its end. */
export async function runScript(file: string, env: NodeJS.ProcessEnv = {}, args: readonly string[] = []) {
  const { child, ended } = startScript(file, env, args);
  const [output, errors, code] = await Promise.all([text(child.stdout), text(child.stderr), ended]);
  return { output, errors, code };
}

/** Waits until a server script listens; returns its address, and what it has said so far. */
export async function untilListening({ child }: ReturnType<typeof startScript>) {
  let output = '';
  for await (const chunk of child.stdout) {
    output += String(chunk);
    if (output.includes('listening')) break;
  }
  const [address = ''] = /http:\/\/127\.0\.0\.1:\d+/.exec(output) ?? [];
  return { address, output };
}
