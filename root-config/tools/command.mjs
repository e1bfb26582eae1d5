// @ts-check
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';

import { freePort, isAnswering } from './site.mjs';
import { root } from './workspace.mjs';

const COMES_WITHIN_MS = 120_000;
const ENDS_WITHIN_MS = 15_000;

/**
 * Starts an npm command that serves the site on a port of its own, as in a terminal.
 * @param {readonly string[]} args
 */
export async function startCommand(args) {
  const port = await freePort();
  const env = { ...process.env, HOST: '127.0.0.1', PORT: String(port) };
  // a group of its own gets the signal of Ctrl-C, as the programs of a terminal do
  const child = spawn('npm', args, { cwd: root, env, detached: true, stdio: ['ignore', 'pipe', 'pipe'] });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (text) => (output += String(text)));
  const exit = once(child, 'exit');
  const hasEnded = () => child.exitCode !== null || child.signalCode !== null;
  const url = `http://127.0.0.1:${port}`;

  /**
   * @param {string} what
   * @param {() => boolean | Promise<boolean>} isSo
   */
  const until = async (what, isSo) => {
    const giveUp = Date.now() + COMES_WITHIN_MS;
    while (!(await isSo())) {
      if (hasEnded()) throw new Error(`it ended before it ${what}\n${output}`);
      if (Date.now() > giveUp) throw new Error(`it has not ${what} in time\n${output}`);
      await sleep(100);
    }
  };

  return {
    /** @param {string} path */
    untilAnswering: (path) => until(`answered ${path}`, () => isAnswering(url + path)),
    /**
     * @param {string} text
     * @param {number} times
     */
    untilPrinted: (text, times) =>
      until(`printed "${text}" ${times} times`, () => output.split(text).length > times),
    /** Ends it as Ctrl-C does; throws when it goes on, or its server does. */
    interrupt: async () => {
      signal(child, 'SIGINT');
      const ended = await Promise.race([exit, sleep(ENDS_WITHIN_MS)]);
      if (ended === undefined) {
        signal(child, 'SIGKILL');
        throw new Error(`it went on after Ctrl-C\n${output}`);
      }
      if (await isAnswering(`${url}/healthz`)) throw new Error('its server went on after Ctrl-C');
    },
  };
}

/**
 * @param {import('node:child_process').ChildProcess} child
 * @param {NodeJS.Signals} name
 */
function signal({ pid }, name) {
  if (pid === undefined) return;
  try {
    process.kill(-pid, name);
  } catch {
    // the whole group has ended
  }
}
