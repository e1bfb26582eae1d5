import { readFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

import autocannon from 'autocannon';

import { judge } from '../bench/figures';
import type { Stack } from './stack';

const CONNECTIONS = 64;
const KILL_EVERY_MS = 10_000;
const REDIS_AWAY_MS = 1_500;
const MAX_LOG_LENGTH = 2_000;
const pages = ['/home', '/News', '/Events', '/Circular', '/PhotoGallery'];

/**
 * Prints the load that the stack answers while servers are killed. Sets the process's status to 1 when a
 * request fails.
 */
export async function measureLoad(stack: Stack, seconds: number): Promise<void> {
  const paths = await readPaths(stack.url);
  const ending = new AbortController();
  const killing = killInTurn(stack, seconds, ending.signal);
  const { requests, errors, non2xx, latency } = await visit(stack.url, paths, seconds);
  ending.abort();
  console.log(
    `\n${seconds} s of pages, lists, pictures and files: ${requests.total} answers, ` +
      `the longest ${latency.max} ms; servers killed ${await killing} times, Redis once`,
  );
  judge('failed requests', errors + non2xx, 0);
  if (errors + non2xx === 0) return;
  console.log(readFileSync(path.join(stack.folder, 'nginx.log'), 'utf8').slice(-MAX_LOG_LENGTH));
}

/** Pages, and one list, pictures and files that they name. */
async function readPaths(url: string): Promise<string[]> {
  const html = await (await fetch(`${url}/home`)).text();
  const named = (pattern: RegExp) => [...new Set(html.match(pattern))].slice(0, 8);
  const pictures = named(/\/api\/image\/[\w/.-]+\.\w+\?w=\d+/g);
  return [...pages, '/api/events/All/STAELRED', ...pictures, ...named(/\/assets\/[\w/.@~-]+/g)];
}

/** Visitors who load all paths in turn, and between them pages that no cache has. */
function visit(url: string, paths: string[], seconds: number) {
  let visits = 0;
  const newPage = {
    path: '/home',
    setupRequest: (request: autocannon.Request) => ({ ...request, path: `/home?visit=${(visits += 1)}` }),
  };
  return autocannon({
    url,
    connections: CONNECTIONS,
    duration: seconds,
    headers: { 'accept-encoding': 'br' },
    requests: paths.flatMap((each, at) => (at % 3 === 0 ? [newPage, { path: each }] : [{ path: each }])),
  });
}

/**
 * Kills one server after the other, and Redis once, each as a crash does, until the signal.
 * @returns how many servers it has killed
 */
async function killInTurn({ redis, servers }: Stack, seconds: number, signal: AbortSignal): Promise<number> {
  const everyMs = Math.min(KILL_EVERY_MS, (seconds * 1_000) / 4);
  let kills = 0;
  while (!signal.aborted) {
    const server = servers[kills % servers.length];
    await server?.program().kill();
    kills += 1;
    await server?.start();
    if (kills === servers.length) {
      await redis.program().kill();
      await sleep(REDIS_AWAY_MS);
      await redis.start();
    }
    await sleep(everyMs, undefined, { signal }).catch(() => undefined);
  }
  return kills;
}
