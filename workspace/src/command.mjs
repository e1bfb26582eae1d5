// @ts-check
import { startProgram } from './process.mjs';
import { freePort, isAnswering } from './site.mjs';

/**
 * Starts an npm command that serves the site on a port of its own, as in a terminal.
 * @param {readonly string[]} args
 * @param {Pick<import('./process.mjs').ProgramOptions, 'env' | 'cwd'>} [options]
 */
export async function startCommand(args, { env, ...options } = {}) {
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const address = { HOST: '127.0.0.1', PORT: String(port) };
  const program = await startProgram('npm', args, { ...options, env: { ...env, ...address }, isGroup: true });
  return {
    /** @param {string} path */
    untilAnswering: (path) => program.until(`answered ${path}`, () => isAnswering(url + path)),
    /**
     * @param {string} text
     * @param {number} [times]
     */
    untilPrinted: (text, times = 1) =>
      program.until(`printed "${text}" ${times} times`, () => program.output().split(text).length > times),
    /** Says where the site is. */
    untilAddress: () => program.until(`said ${url}`, () => program.output().includes(url)),
    /** Ends it as Ctrl-C does; throws when it goes on, or its server does. */
    interrupt: async () => {
      program.signal('SIGINT');
      await untilSilent(url, 'Ctrl-C');
      await program.stop();
    },
    /** Ends npm alone, by its process number; throws when the server goes on. */
    terminate: async () => {
      program.signal('SIGTERM', true);
      await untilSilent(url, 'SIGTERM');
      await program.stop();
    },
  };
}

const ENDS_WITHIN_MS = 15_000;

/**
 * @param {string} url
 * @param {string} means
 */
async function untilSilent(url, means) {
  const giveUp = Date.now() + ENDS_WITHIN_MS;
  while (await isAnswering(`${url}/healthz`)) {
    if (Date.now() > giveUp) throw new Error(`its server went on after ${means}`);
  }
}
