// @ts-check
import { once } from 'node:events';
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';

import { get } from '../attack/get.mjs';
import { judge } from '../bench/judge.mjs';
import { row } from '../bench/row.mjs';
import { rate } from '../bench/throughput.mjs';
import { untilCompressed } from '../../../workspace/src/site.mjs';
import { linkWorksEverywhere, MAX_AT_ONCE, tryOften } from './tries.mjs';

/** @typedef {import('./stack.mjs').Stack} Stack */
/** @typedef {import('./visitors.mjs').Visits} Visits */
/** @typedef {{ ended: boolean, kills: number, isAlone: boolean }} Events isAlone: a server cannot reach Redis */

const CONNECTIONS = 64;
const MAX_RATE_SECONDS = 5;
const KILL_EVERY_MS = 10_000;
const REDIS_AWAY_MS = 1_500;
const SHOWN_FAILURES = 5;
const pages = ['/home', '/News', '/Events', '/Circular', '/PhotoGallery'];

/**
 * Prints what the stack bears. Sets the process' status to 1 when a request fails or a limit does not hold.
 * @param {Stack} stack
 * @param {number} seconds of the part in which servers are killed
 */
export async function measureLoad(stack, seconds) {
  await measureRates(stack, Math.min(MAX_RATE_SECONDS, seconds / 5));
  const paths = await readPaths(stack.url);
  const visitors = new Worker(path.join(import.meta.dirname, 'visitors.mjs'), {
    workerData: { url: stack.url, visitors: CONNECTIONS, seconds, paths },
  });
  /** @type {Events} */
  const events = { ended: false, kills: 0, isAlone: false };
  const killing = killInTurn(stack, seconds, events);
  const trying = probeTries(stack, events);
  const [visits] = /** @type {[Visits]} */ (await once(visitors, 'message'));
  events.ended = true;
  await killing;
  report(visits, await trying, { seconds, kills: events.kills, isLinked: await linkWorksEverywhere(stack) });
  if (visits.failed.length > 0) showProblems(path.join(stack.folder, 'nginx.log'));
}

/**
 * @param {Stack} stack
 * @param {number} seconds
 */
async function measureRates({ url, uncachedUrl, fileUrl, folder, servers }, seconds) {
  await untilCompressed(`${url}/home`);
  for (const server of servers) await untilCompressed(`${server.url}/home`);
  const { body } = await get(url, '/home', { from: '10.0.1.1' });
  writeFileSync(path.join(folder, 'files/home'), body);
  console.log(`\nrequests a second for /home: ${CONNECTIONS} connections, ${seconds.toFixed(1)} s each`);
  const measure = async (/** @type {string} */ name, /** @type {string} */ from) =>
    console.log(row(name, [(await rate(`${from}/home`, seconds, CONNECTIONS)).toFixed(0)]));
  await measure('nginx alone, with a file', fileUrl);
  await measure('two servers, through the cache', url);
  await measure('two servers, without the cache', uncachedUrl);
  await servers[1]?.program().stop();
  await measure('one server, through the cache', url);
  await measure('one server, without the cache', uncachedUrl);
  await servers[1]?.start();
}

/**
 * Pages, and one list, pictures and files that they name.
 * @param {string} url
 */
async function readPaths(url) {
  const html = await (await fetch(`${url}/home`)).text();
  const named = (/** @type {RegExp} */ pattern) => [...new Set(html.match(pattern))].slice(0, 8);
  const pictures = named(/\/api\/image\/[\w/.-]+\.\w+\?w=\d+/g);
  return [...pages, '/api/events/All/STAELRED', ...pictures, ...named(/\/assets\/[\w/.@~-]+/g)];
}

/**
 * Kills one server after the other, and Redis once, each as a crash does.
 * @param {Stack} stack
 * @param {number} seconds
 * @param {Events} events
 */
async function killInTurn(stack, seconds, events) {
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

/**
 * @param {Stack} stack
 * @param {Events} events
 */
async function killRedis({ redis, servers }, events) {
  events.isAlone = true;
  await redis.program().kill();
  await sleep(REDIS_AWAY_MS);
  await redis.start();
  for (const { url } of servers) while (!(await isConnected(url))) await sleep(50);
  events.isAlone = false;
}

/**
 * Whether a server says that it reaches Redis; undefined when it says nothing.
 * @param {string} url
 * @returns {Promise<boolean | undefined>}
 */
async function isConnected(url) {
  try {
    const health = /** @type {{ redis: { isConnected: boolean } }} */ (
      await (await fetch(`${url}/healthz`)).json()
    );
    return health.redis.isConnected;
  } catch {
    return undefined;
  }
}

/**
 * One visitor after the other tries more than is allowed.
 * @param {Stack} stack
 * @param {Events} events
 */
async function probeTries({ url, servers }, events) {
  const tries = { visitors: 0, most: 0, mostAlone: 0, failed: /** @type {string[]} */ ([]) };
  for (let number = 1; !events.ended; number += 1) {
    const wasAlone = events.isAlone;
    const { through, givenBack, failed } = await tryOften(url, `10.9.${number >> 8}.${number & 255}`);
    tries.visitors += 1;
    tries.failed.push(...failed);
    // a server that Redis has kept waiting, on a busy machine, goes on alone for some seconds
    const answers = await Promise.all(servers.map((server) => isConnected(server.url)));
    const isAlone = wasAlone || events.isAlone || answers.includes(false);
    if (isAlone) tries.mostAlone = Math.max(tries.mostAlone, through - givenBack * servers.length);
    else tries.most = Math.max(tries.most, through - givenBack);
    await sleep(500);
  }
  return { ...tries, servers: servers.length };
}

/**
 * @param {Visits} visits
 * @param {Awaited<ReturnType<typeof probeTries>>} tries
 * @param {{ seconds: number, kills: number, isLinked: boolean }} figures
 */
function report(visits, tries, { seconds, kills, isLinked }) {
  const whole = (/** @type {number} */ value) => value.toFixed(0);
  console.log(
    `\n${seconds} s of pages, lists, pictures and files: ${visits.answers} answers, ` +
      `${whole(visits.answers / seconds)} a second, the longest ${whole(visits.longestMs)} ms; ` +
      `servers killed ${kills} times, Redis once`,
  );
  console.log(`${tries.visitors} visitors with more tries at certificates than are allowed`);
  const failed = [...visits.failed, ...tries.failed.map((status) => `a try: ${status}`)];
  judge('failed requests', failed.length, 0, whole);
  for (const failure of failed.slice(0, SHOWN_FAILURES)) console.log(`  ${failure}`);
  judge('tries of one visitor, on both servers', tries.most, MAX_AT_ONCE, whole);
  judge('the same without Redis', tries.mostAlone, MAX_AT_ONCE * tries.servers, whole);
  judge('links that the other server does not open', isLinked ? 0 : 1, 0, whole);
}

/**
 * What nginx said, each kind of problem once, with how often.
 * @param {string} file
 */
function showProblems(file) {
  /** @type {Map<string, number>} */
  const counts = new Map();
  for (const line of readFileSync(file, 'utf8').split('\n')) {
    const kind = line.replace(/^.*?\*\d+ /, '').replace(/, client: .*$/, '');
    counts.set(kind, (counts.get(kind) ?? 0) + 1);
  }
  for (const [kind, count] of [...counts].slice(0, 10)) console.log(`  nginx, ${count} times: ${kind}`);
}
