// @ts-check
import { execFile } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { promisify } from 'node:util';
import { Worker } from 'node:worker_threads';

import { buildChanged } from './build.mjs';
import { median } from './bench/median.mjs';
import { readReleaseFile } from './release.mjs';
import { startServer, startSite, untilCompressed } from './site.mjs';
import { root } from './workspace.mjs';

const RENDERS = 200;
const CONNECTIONS = 32;
const ROUNDS = 7;
const SECONDS = 3;

/** Least share of a bare server's requests a second. */
const goals = { '/home': 0.8, '/api/events/All/STAELRED': 0.95 };

const here = path.join(root, 'root-config/tools/bench');

await buildChanged();
await benchRendering();
await benchThroughput();

/** Page by page: the time of rendering alone, and of the first request that a server gets after its start. */
async function benchRendering() {
  const site = await startSite();
  const tsx = path.join(root, 'node_modules/.bin/tsx');
  const { stdout } = await promisify(execFile)(
    tsx,
    [path.join(here, 'render.ts'), site.url, String(RENDERS)],
    { cwd: root, env: { ...process.env, NODE_ENV: 'production' } },
  ).finally(site.stop);
  const warm = /** @type {Record<string, number>} */ (JSON.parse(stdout));

  console.log(`ms by page: median of ${RENDERS} renders, and the whole of a first request after a start`);
  const routes = Object.values(readReleaseFile().packages).flatMap((manifest) => manifest.routes);
  for (const route of routes) {
    const first = await timeFirstRequest(route.path);
    console.log(row(route.path, [(warm[route.path] ?? NaN).toFixed(2), first.toFixed(0)]));
  }
}

/** @param {string} address */
async function timeFirstRequest(address) {
  const site = await startSite();
  try {
    const begun = performance.now();
    const response = await fetch(site.url + address);
    await response.arrayBuffer();
    if (!response.ok) throw new Error(`${address} answered ${response.status}`);
    return performance.now() - begun;
  } finally {
    await site.stop();
  }
}

/** The site and a bare server in turn, so that other work on the machine meets both. */
async function benchThroughput() {
  const paths = Object.keys(goals);
  const site = await startSite();
  await Promise.all(paths.map((each) => untilCompressed(site.url + each)));
  const bare = await startServer([path.join(here, 'bare-server.mjs'), site.url, ...paths], '/home');
  console.log(
    `\nrequests a second: ${CONNECTIONS} connections, medians of ${ROUNDS} rounds of ${SECONDS} s, ` +
      'beside a bare Fastify route that sends the same bytes',
  );
  console.log(row('', ['site', 'bare', 'ratio']));
  try {
    for (const [address, goal] of Object.entries(goals)) await compare(address, goal, site.url, bare.url);
  } finally {
    await Promise.all([site.stop(), bare.stop()]);
  }
}

/**
 * @param {string} address
 * @param {number} goal
 * @param {string} site
 * @param {string} bare
 */
async function compare(address, goal, site, bare) {
  await rate(site + address);
  await rate(bare + address);
  const rounds = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const ours = await rate(site + address);
    const theirs = await rate(bare + address);
    rounds.push({ ours, theirs, ratio: ours / theirs });
  }
  const ratio = median(rounds.map((round) => round.ratio));
  const figures = [median(rounds.map(({ ours }) => ours)), median(rounds.map(({ theirs }) => theirs))];
  const outcome = `goal ${goal.toFixed(2)} ${ratio >= goal ? 'met' : 'NOT MET'}`;
  if (ratio < goal) process.exitCode = 1;
  console.log(`${row(address, [...figures.map((each) => each.toFixed(0)), ratio.toFixed(2)])}  ${outcome}`);
}

/**
 * @param {string} url
 * @returns {Promise<number>} answers a second
 */
async function rate(url) {
  const worker = new Worker(path.join(here, 'load.mjs'), {
    workerData: { url, connections: CONNECTIONS, seconds: SECONDS },
  });
  const [answers] = await once(worker, 'message');
  return Number(answers);
}

/**
 * @param {string} name
 * @param {readonly string[]} figures
 */
function row(name, figures) {
  return name.padEnd(26) + figures.map((figure) => figure.padStart(9)).join('');
}
