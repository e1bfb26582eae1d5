import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

import autocannon from 'autocannon';

import { untilCompressed } from '../../workspace/site';
import { judge, row } from '../bench/figures';
import { rate } from '../bench/throughput';
import type { Stack } from './stack';
import { linkWorksEverywhere, MAX_AT_ONCE, tryOften } from './tries';

interface Events {
  ended: boolean;
  kills: number;
  /** A server cannot reach Redis. */
  isAlone: boolean;
  /** How often that has begun. */
  absences: number;
}

const CONNECTIONS = 64;
const MAX_RATE_SECONDS = 5;
const KILL_EVERY_MS = 10_000;
const REDIS_AWAY_MS = 1_500;
const pages = ['/home', '/News', '/Events', '/Circular', '/PhotoGallery'];

/**
 * Prints what the stack bears while servers are killed. Sets the process' status to 1 when a request fails or
 * a limit does not hold.
 */
export async function measureLoad(stack: Stack, seconds: number): Promise<void> {
  await measureRates(stack, Math.min(MAX_RATE_SECONDS, seconds / 5));
  const paths = await readPaths(stack.url);
  const events: Events = { ended: false, kills: 0, isAlone: false, absences: 0 };
  const killing = killInTurn(stack, seconds, events);
  const trying = probeTries(stack, events);
  const visits = await visit(stack.url, paths, seconds);
  events.ended = true;
  await killing;
  report(visits, await trying, { seconds, kills: events.kills, isLinked: await linkWorksEverywhere(stack) });
  if (visits.errors + visits.non2xx > 0) showProblems(path.join(stack.folder, 'nginx.log'));
}

async function measureRates({ url, uncachedUrl, fileUrl, folder, servers }: Stack, seconds: number) {
  await untilCompressed(`${url}/home`);
  for (const server of servers) await untilCompressed(`${server.url}/home`);
  writeFileSync(path.join(folder, 'files/home'), await (await fetch(`${url}/home`)).text());
  console.log(`\nrequests a second for /home: ${CONNECTIONS} connections, ${seconds.toFixed(1)} s each`);
  const measure = async (name: string, from: string) =>
    console.log(row(name, [(await rate(`${from}/home`, seconds, CONNECTIONS)).toFixed(0)]));
  await measure('nginx alone, with a file', fileUrl);
  await measure('two servers, through the cache', url);
  await measure('two servers, without the cache', uncachedUrl);
  await servers[1]?.program().stop();
  await measure('one server, through the cache', url);
  await measure('one server, without the cache', uncachedUrl);
  await servers[1]?.start();
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

/** Kills one server after the other, and Redis once, each as a crash does. */
async function killInTurn(stack: Stack, seconds: number, events: Events) {
  const everyMs = Math.min(KILL_EVERY_MS, (seconds * 1000) / 4);
  const begun = Date.now();
  let isRedisKilled = false;
  const isOver = () => events.ended;
  for (let turn = 0; !isOver(); turn += 1) {
    const next = Date.now() + everyMs;
    const server = stack.servers[turn % stack.servers.length];
    await server?.program().kill();
    events.kills += 1;
    await server?.start();
    if (!isRedisKilled && Date.now() - begun > seconds * 400) {
      isRedisKilled = true;
      await killRedis(stack, events);
    }
    while (Date.now() < next && !isOver()) await sleep(100);
  }
}

async function killRedis({ redis, servers }: Stack, events: Events) {
  events.isAlone = true;
  events.absences += 1;
  await redis.program().kill();
  await sleep(REDIS_AWAY_MS);
  await redis.start();
  for (const { url } of servers) while (!(await isConnected(url))) await sleep(50);
  events.isAlone = false;
}

/** Whether a server says that it reaches Redis; undefined when it says nothing. */
async function isConnected(url: string): Promise<boolean | undefined> {
  try {
    const health = (await (await fetch(`${url}/healthz`)).json()) as { redis: { isConnected: boolean } };
    return health.redis.isConnected;
  } catch {
    return undefined;
  }
}

/** One visitor after the other tries more than is allowed. */
async function probeTries({ url, servers }: Stack, events: Events) {
  const tries = { visitors: 0, most: 0, mostAlone: 0, failed: [] as string[] };
  for (let number = 1; !events.ended; number += 1) {
    const { isAlone: wasAlone, absences } = events;
    const { through, givenBack, failed } = await tryOften(url, `10.9.${number >> 8}.${number & 255}`);
    tries.visitors += 1;
    tries.failed.push(...failed);
    // a server that has just started, or that Redis has kept waiting, counts by itself
    const answers = await Promise.all(servers.map((server) => isConnected(server.url)));
    const hasBegun = events.absences !== absences;
    const isAlone = wasAlone || hasBegun || answers.includes(false);
    if (isAlone) tries.mostAlone = Math.max(tries.mostAlone, through - givenBack * servers.length);
    else tries.most = Math.max(tries.most, through - givenBack);
    await sleep(500);
  }
  return { ...tries, servers: servers.length };
}

function report(
  { requests, errors, non2xx, latency }: autocannon.Result,
  tries: Awaited<ReturnType<typeof probeTries>>,
  { seconds, kills, isLinked }: { seconds: number; kills: number; isLinked: boolean },
) {
  console.log(
    `\n${seconds} s of pages, lists, pictures and files: ${requests.total} answers, ` +
      `the longest ${latency.max} ms; servers killed ${kills} times, Redis once`,
  );
  console.log(`${tries.visitors} visitors with more tries at certificates than are allowed`);
  judge('failed requests', errors + non2xx + tries.failed.length, 0);
  for (const failure of new Set(tries.failed)) console.log(`  a try: ${failure}`);
  judge('tries of one visitor, on both servers', tries.most, MAX_AT_ONCE);
  // those that Redis has counted, and as many on each server
  judge('the same while Redis is away', tries.mostAlone, MAX_AT_ONCE * (tries.servers + 1));
  judge('links that the other server does not open', isLinked ? 0 : 1, 0);
}

/** Prints each kind of problem in nginx' log once, with how often it came. */
function showProblems(file: string) {
  const counts = new Map<string, number>();
  for (const line of readFileSync(file, 'utf8').split('\n')) {
    const kind = line.replace(/^.*?\*\d+ /, '').replace(/, client: .*$/, '');
    counts.set(kind, (counts.get(kind) ?? 0) + 1);
  }
  for (const [kind, times] of [...counts].slice(0, 10)) console.log(`  nginx, ${times} times: ${kind}`);
}
