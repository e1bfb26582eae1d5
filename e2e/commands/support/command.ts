import { until } from '../../../shared-deps/src/testing/until';
import { startProgram } from '../../../team/src/workspace/process';
import { freePort, isAnswering } from '../../../team/src/workspace/site';

/** An npm command that serves the site. */
export interface Command {
  url: string;
  untilAnswering: (path: string) => Promise<void>;
  untilPrinted: (text: string, times?: number) => Promise<void>;
  /** Ends it as Ctrl-C does; throws when its server goes on. */
  interrupt: () => Promise<void>;
  /** Ends npm alone, by its process number; throws when its server goes on. */
  terminate: () => Promise<void>;
}

interface CommandOptions {
  env?: Record<string, string>;
  cwd?: string;
}

/** Starts an npm command on a port of its own, as in a terminal. */
export async function startCommand(args: readonly string[], options: CommandOptions = {}): Promise<Command> {
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const env = { ...options.env, HOST: '127.0.0.1', PORT: String(port) };
  const program = await startProgram('npm', args, { ...options, env, detached: true });
  const end = async (id: number, signal: NodeJS.Signals) => {
    process.kill(id, signal);
    await untilSilent(url);
    await program.ended;
  };
  return {
    url,
    untilAnswering: (path) => program.until(`answered ${path}`, () => isAnswering(url + path)),
    untilPrinted: (text, times = 1) =>
      program.until(`printed "${text}" ${times} times`, () => program.output().split(text).length > times),
    interrupt: () => end(-program.pid, 'SIGINT'),
    terminate: () => end(program.pid, 'SIGTERM'),
  };
}

/** Fails when its server goes on. */
async function untilSilent(url: string): Promise<void> {
  await until(async () => !(await isAnswering(`${url}/healthz`)));
}
