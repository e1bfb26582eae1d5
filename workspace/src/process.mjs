// @ts-check
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { connect } from 'node:net';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

import { root } from './workspace.mjs';

/**
 * A program under the control of a tool or a test.
 * @typedef {object} Program
 * @property {number} pid
 * @property {() => string} output the end of what it has printed, as far as it is kept
 * @property {(what: string, isSo: () => boolean | Promise<boolean>) => Promise<void>} until waits
 * @property {(signal: NodeJS.Signals, isAlone?: boolean) => void} signal alone: not its group
 * @property {() => Promise<void>} stop
 * @property {() => Promise<void>} kill at once, as a crash does
 * @property {Promise<number>} ended its status
 */

/**
 * @typedef {object} ProgramOptions
 * @property {(output: string) => boolean | Promise<boolean>} [isReady]
 * @property {NodeJS.ProcessEnv} [env]
 * @property {string} [cwd] by default the project's folder
 * @property {'all' | 'problems' | 'nothing' | 'shown'} [keeps] of its output; `nothing` shows its problems
 * @property {boolean} [isGroup] signals go to all that it has started too, as those of a terminal do
 * @property {number} [withinMs] the longest that it is waited for
 */

const KEPT_OUTPUT = 100_000;
const STOPS_WITHIN_MS = 15_000;
const LOOK_AGAIN_MS = 25;

/** @type {Record<string, import('node:child_process').StdioOptions>} */
const outputs = {
  all: ['ignore', 'pipe', 'pipe'],
  problems: ['ignore', 'ignore', 'pipe'],
  nothing: ['ignore', 'ignore', 'inherit'],
  shown: 'inherit',
};

/** @type {Set<Program>} */
const running = new Set();
let endsRunning = false;
let isEnding = false;

/**
 * Runs a program and shows what it prints.
 * @param {string} command
 * @param {readonly string[]} args
 * @param {NodeJS.ProcessEnv} [env]
 * @param {string} [cwd] by default the project's folder
 * @throws when it ends with another status than 0
 */
export async function run(command, args, env = {}, cwd = root) {
  const program = await startProgram(command, args, { env, cwd, keeps: 'shown', isGroup: endsRunning });
  const status = await program.ended;
  if (isEnding) await new Promise(() => undefined);
  if (status === 0) return;
  const called = [path.basename(command), ...args].join(' ');
  throw new Error(`${called} ended with status ${status} ${program.output()}`.trimEnd());
}

/**
 * Runs a program of an installed package.
 * @param {string} name its file in node_modules/.bin
 * @param {readonly string[]} args
 * @param {NodeJS.ProcessEnv} [env]
 */
export function runBin(name, args, env) {
  return run(path.join(root, 'node_modules/.bin', name), args, env);
}

/**
 * Starts a program and waits until it is ready.
 * @param {string} command
 * @param {readonly string[]} args
 * @param {ProgramOptions} [options]
 * @returns {Promise<Program>}
 * @throws when it ends, or is not ready in time, with its output
 */
export async function startProgram(command, args, options = {}) {
  const { isReady, cwd = root, env = {}, keeps = 'all', isGroup = false, withinMs = 120_000 } = options;
  const child = spawn(command, args, {
    cwd,
    env: { ...process.env, ...env },
    stdio: outputs[keeps] ?? [],
    detached: isGroup,
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream?.on('data', (text) => (output = (output + String(text)).slice(-KEPT_OUTPUT)));
  child.once('error', ({ message }) => (output += message));
  const end = Promise.race([once(child, 'exit'), once(child, 'error')]).catch(() => undefined);
  const { pid } = child;
  const hasEnded = () => pid === undefined || child.exitCode !== null || child.signalCode !== null;
  /** @type {Program['signal']} */
  const signal = (name, isAlone = !isGroup) => {
    if (hasEnded() || pid === undefined) return;
    if (isAlone) child.kill(name);
    else process.kill(-pid, name);
  };
  const stop = async () => {
    signal('SIGTERM');
    const late = setTimeout(() => signal('SIGKILL'), STOPS_WITHIN_MS);
    await end;
    clearTimeout(late);
  };
  const kill = async () => {
    signal('SIGKILL');
    await end;
  };
  /** @type {Program['until']} */
  const until = async (what, isSo) => {
    const giveUp = Date.now() + withinMs;
    while (!(await isSo())) {
      if (hasEnded())
        throw new Error(`${command} ended with status ${child.exitCode} before it ${what} ${output}`);
      if (Date.now() > giveUp) {
        await kill();
        throw new Error(`${command} has not ${what} in time ${output}`);
      }
      await sleep(LOOK_AGAIN_MS);
    }
  };
  const ended = end.then(() => child.exitCode ?? 1);
  const program = { pid: pid ?? 0, output: () => output, until, signal, stop, kill, ended };
  running.add(program);
  void ended.then(() => running.delete(program));
  if (isReady) await until('was ready', () => isReady(output));
  return program;
}

/** npm tells nobody when it is ended by its number: its child looks for it. */
const LOOK_FOR_NPM_MS = 500;

/**
 * Ends all that this tool has started, and the tool, by Ctrl+C, by its number, or together with its npm. The
 * terminal's own signals do not reach a program that is run from now on.
 */
export function endWhenStopped() {
  endsRunning = true;
  const end = () => {
    isEnding = true;
    void Promise.all([...running].map(({ stop }) => stop())).then(() => process.exit());
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, end);
  const parent = process.ppid;
  const endWithNpm = () => process.ppid !== parent && end();
  if (process.env['npm_lifecycle_event'] !== undefined) setInterval(endWithNpm, LOOK_FOR_NPM_MS).unref();
}

/**
 * Whether something takes connections at a port of this machine.
 * @param {number} port
 * @param {string} [host]
 * @returns {Promise<boolean>}
 */
export function isListening(port, host = '127.0.0.1') {
  return new Promise((resolve) => {
    const socket = connect(port, host, () => {
      socket.destroy();
      resolve(true);
    });
    socket.once('error', () => resolve(false));
  });
}
