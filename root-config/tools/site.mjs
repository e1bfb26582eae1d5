// @ts-check
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

import { root } from './workspace.mjs';

/**
 * A server under a tool's control.
 * @typedef {{ url: string, stop: () => Promise<void> }} Site
 */

const STARTS_WITHIN_MS = 30_000;

/**
 * Starts the built site on a free port and waits until it answers; its log goes nowhere, its problems are shown.
 * @returns {Promise<Site>}
 */
export function startSite() {
  return startServer([path.join(root, 'root-config/dist/server/server.js')], '/healthz');
}

/**
 * Starts a server that listens on PORT and waits until it answers a path.
 * @param {readonly string[]} args what Node is to run
 * @param {string} path
 * @returns {Promise<Site>}
 */
export async function startServer(args, path) {
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const child = spawn(process.execPath, args, {
    cwd: root,
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, NODE_ENV: 'production', HOST: '127.0.0.1', PORT: String(port) },
  });
  const exit = once(child, 'exit');
  const stop = async () => {
    if (child.exitCode === null) child.kill();
    await exit;
  };
  const giveUp = Date.now() + STARTS_WITHIN_MS;
  while (!(await isAnswering(url + path))) {
    if (child.exitCode !== null) throw new Error(`the server ended with status ${child.exitCode}`);
    if (Date.now() > giveUp) {
      await stop();
      throw new Error(`the server did not answer ${path} in time`);
    }
    await sleep(25);
  }
  return { url, stop };
}

/** @param {string} url */
async function isAnswering(url) {
  return fetch(url).then(
    ({ ok }) => ok,
    () => false,
  );
}

/**
 * Answers are compressed in the background: who asks first, after a start or a change, gets them as they are.
 * @param {string} url
 */
export async function untilCompressed(url) {
  while (!(await fetch(url)).headers.has('content-encoding')) await sleep(50);
}

/**
 * A port of this machine on which nobody listens.
 * @returns {Promise<number>}
 */
async function freePort() {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  if (address === null || typeof address === 'string') throw new Error('there is no free port');
  return address.port;
}
