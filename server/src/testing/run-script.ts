import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';

const root = join(__dirname, '../../..');

/** Runs a script, by its path in the project, with nothing but `env` in its environment. */
export async function runScript(file: string, env: NodeJS.ProcessEnv = {}, args: readonly string[] = []) {
  const child = spawn(process.execPath, ['--import', 'tsx', join(root, file), ...args], {
    env: { PATH: process.env['PATH'], ...env },
  });
  const ended = once(child, 'exit').then(([code]) => code as number | null);
  const [output, errors, code] = await Promise.all([text(child.stdout), text(child.stderr), ended]);
  return { output, errors, code };
}
