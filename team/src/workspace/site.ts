import { randomInt } from 'node:crypto';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

import { isListening, type Program, startProgram } from './process';
import { root, serverFile } from './workspace';

/** A server under a tool's control. */
export interface Site extends Pick<Program, 'pid' | 'ended' | 'stop' | 'kill'> {
  url: string;
  errors: () => string;
}

export interface StartOptions {
  /** Settings besides `HOST`. Without `PORT` it is a free one. */
  env?: Record<string, string>;
  nodeOptions?: readonly string[];
  /** Whether its problems are only shown when it does not start. */
  isQuiet?: boolean;
}

/**
 * The environment of a server (docs/deploying.md). By default glibc keeps most of the memory that long lists
 * and pictures needed once.
 */
export const serverEnv = {
  NODE_ENV: 'production',
  MALLOC_ARENA_MAX: '2',
  MALLOC_MMAP_THRESHOLD_: '1048576',
};
const COMPRESSED_WITHIN_MS = 30_000;

/** Starts the built site on a free port and waits until it answers. Its log is dropped. */
export function startSite(options?: StartOptions): Promise<Site> {
  return startServer([path.join(root, serverFile)], options);
}

/**
 * Starts a server that listens on PORT and waits until it answers `/healthz`.
 * @param args program and arguments of Node
 * @throws when it does not answer in time, with its output
 */
export async function startServer(
  args: readonly string[],
  { env = {}, nodeOptions = [], isQuiet = false }: StartOptions = {},
): Promise<Site> {
  const port = env['PORT'] ?? String(await freePort());
  const url = `http://127.0.0.1:${port}`;
  const { output, ...program } = await startProgram(process.execPath, [...nodeOptions, ...args], {
    env: { ...serverEnv, HOST: '127.0.0.1', PORT: port, ...env },
    stdout: 'ignore',
    stderr: isQuiet ? 'pipe' : 'inherit',
    isReady: () => isAnswering(`${url}/healthz`),
  });
  return { ...program, url, errors: output };
}

/** Whether a URL answers with success. */
export function isAnswering(url: string): Promise<boolean> {
  return fetch(url).then(
    ({ ok }) => ok,
    () => false,
  );
}

/** Warms a page: responses are compressed closely in the background, after their first request. */
export async function untilCompressed(url: string): Promise<void> {
  const giveUp = Date.now() + COMPRESSED_WITHIN_MS;
  const encodingOf = async () =>
    (await fetch(url, { headers: { 'accept-encoding': 'br' } })).headers.get('content-encoding');
  while ((await encodingOf()) !== 'br') {
    if (Date.now() > giveUp) throw new Error(`${url} was not compressed in time`);
    await sleep(50);
  }
}

/** Below the ports that systems give to connections, so that none of those takes it in the meantime. */
const [LOWEST_PORT, HIGHEST_PORT] = [10_000, 32_000];

/** A free port of this machine. */
export async function freePort(): Promise<number> {
  for (;;) {
    const port = randomInt(LOWEST_PORT, HIGHEST_PORT);
    if (!(await isListening(port))) return port;
  }
}
