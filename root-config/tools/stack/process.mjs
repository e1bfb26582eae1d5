// @ts-check
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { connect } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';

import { root } from '../workspace.mjs';

/**
 * A program under a tool's control.
 * @typedef {{ pid: number, kill: () => Promise<void>, stop: () => Promise<void> }} Program kill: at once, as a crash does
 */

const STARTS_WITHIN_MS = 120_000;
const STOPS_WITHIN_MS = 10_000;

/**
 * Starts a program and waits until it is ready.
 * @param {string} command
 * @param {readonly string[]} args
 * @param {{ env?: Record<string, string>, isReady: () => Promise<boolean> }} options
 * @returns {Promise<Program>}
 * @throws when it ends, or is not ready in time, with its output
 */
export async function startProgram(command, args, { env = {}, isReady }) {
  const child = spawn(command, args, {
    cwd: root,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let output = '';
  child.stderr.on('data', (text) => (output = (output + String(text)).slice(-4_000)));
  const exit = once(child, 'exit');
  const hasEnded = () => child.exitCode !== null || child.signalCode !== null;
  const end = async (/** @type {NodeJS.Signals} */ signal) => {
    if (!hasEnded()) child.kill(signal);
    const late = AbortSignal.timeout(STOPS_WITHIN_MS);
    late.addEventListener('abort', () => child.kill('SIGKILL'));
    await exit;
  };
  const program = { pid: child.pid ?? 0, kill: () => end('SIGKILL'), stop: () => end('SIGTERM') };
  const giveUp = Date.now() + STARTS_WITHIN_MS;
  while (!(await isReady())) {
    if (hasEnded()) throw new Error(`${command} ended with status ${child.exitCode} ${output}`);
    if (Date.now() > giveUp) {
      await program.kill();
      throw new Error(`${command} was not ready in time ${output}`);
    }
    await sleep(50);
  }
  return program;
}

/**
 * Whether something takes connections at a port of this machine.
 * @param {number} port
 * @returns {Promise<boolean>}
 */
export function isListening(port) {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1', () => {
      socket.destroy();
      resolve(true);
    });
    socket.once('error', () => resolve(false));
  });
}
