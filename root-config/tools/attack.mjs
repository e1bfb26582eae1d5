// @ts-check
import { readFileSync } from 'node:fs';
import { once } from 'node:events';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';

import { judge } from './bench/judge.mjs';
import { isShort } from './bench/extent.mjs';
import { row } from './bench/row.mjs';
import { prepareRelease } from './build.mjs';
import { pagesOf } from './page-addresses.mjs';
import { startSite, untilCompressed } from './site.mjs';

/** @typedef {import('./site.mjs').Site} Site */
/** @typedef {import('./attack/visitors.mjs').Visits} Visits */
/** @typedef {import('./attack/attackers.mjs').Attack} Attack */

// `npm run bench:attack [-- --short]`: how long visitors wait, and how much memory the site takes, while it and its
// provider are used against it. Ends with status 1 when a goal is not met.
const extent = isShort() ? { quiet: 4, attack: 8, maxTimes: 30 } : { quiet: 20, attack: 60, maxTimes: 10 };
const VISITORS = 16;
const MAX_RSS_MB = 400;
/** The attack ends early here: the machine is to survive a site that does not. */
const STOP_RSS_MB = 3_000;
const SHOWN_PROBLEMS = 5;
/** A part of each page that visitors load. */
const headings = {
  '/home': '<h1',
  '/News': '>News</h1>',
  '/Events': '>Events</h1>',
  '/Circular': '>Circular</h1>',
  '/PhotoGallery': '>Photo Gallery</h1>',
};

await prepareRelease();
const provider = startThread('provider', { lists: await readLists() });
const [port] = /** @type {[number]} */ (await once(provider, 'message'));
const site = await startSite({
  env: {
    SCHOOL_API_URL: `http://127.0.0.1:${port}`,
    SCHOOL_CODE: 'STAELRED',
    // each visitor has an address of their own
    SCHOOL_TRUSTED_PROXIES: '127.0.0.1',
  },
  isQuiet: true,
});
try {
  for (const page of Object.keys(headings)) await untilCompressed(site.url + page);
  await visit(2);
  const quiet = await visit(extent.quiet);
  provider.postMessage('be hostile');
  const attackers = startThread('attackers', { url: site.url, seconds: extent.attack });
  const [attacked, [attack], memory] = await Promise.all([
    visit(extent.attack),
    once(attackers, 'message'),
    watchMemory(site, attackers, extent.attack),
  ]);
  report({ quiet, attacked, attack, memory });
} finally {
  await provider.terminate();
  await site.stop();
}

/** The sample school's lists, by their path below the provider's `/api/`. */
async function readLists() {
  const own = await startSite({ env: { SCHOOL_API_URL: '', SCHOOL_CODE: 'STAELRED' } });
  try {
    const resources = (await pagesOf(own.url)).flatMap((page) => page.resources);
    const names = new Set(resources.filter((name) => !name.startsWith('content/') && !name.includes('?')));
    const entries = [...names].map(async (name) => {
      const response = await fetch(`${own.url}/api/${name}/STAELRED`);
      return [`${name}/STAELRED`, /** @type {object[]} */ (await response.json())];
    });
    return Object.fromEntries(await Promise.all(entries));
  } finally {
    await own.stop();
  }
}

/**
 * @param {string} name
 * @param {object} data
 */
function startThread(name, data) {
  const thread = new Worker(path.join(import.meta.dirname, `attack/${name}.mjs`), { workerData: data });
  thread.once('error', (error) => {
    console.error(`${name}: ${error.message}`);
    process.exit(1);
  });
  return thread;
}

/**
 * @param {number} seconds
 * @returns {Promise<Visits>}
 */
async function visit(seconds) {
  const data = { url: site.url, visitors: VISITORS, seconds, headings };
  const [visits] = await once(startThread('visitors', data), 'message');
  return visits;
}

/**
 * The site's largest resident memory in MB.
 * @param {Site} site
 * @param {Worker} attackers
 * @param {number} seconds
 */
async function watchMemory({ pid }, attackers, seconds) {
  const end = Date.now() + seconds * 1000;
  let largest = 0;
  while (Date.now() < end && largest < STOP_RSS_MB) {
    await sleep(250);
    largest = Math.max(largest, residentMb(pid));
  }
  attackers.postMessage('stop');
  return largest;
}

/** @param {number} pid */
function residentMb(pid) {
  const [, kilobytes] = /^VmHWM:\s+(\d+) kB/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? [];
  return (Number(kilobytes) * 1024) / 1e6;
}

/**
 * @param {{ quiet: Visits, attacked: Visits, attack: Attack, memory: number }} figures
 */
function report({ quiet, attacked, attack, memory }) {
  console.log(`\nanswers to ${extent.attack} s of attack, by status`);
  for (const [kind, counts] of Object.entries(attack.tally)) {
    console.log(
      row(
        kind,
        Object.entries(counts).map(([status, count]) => `${status}: ${count}`),
      ),
    );
  }
  console.log(`\n${VISITORS} visitors beside it: ${attacked.answers} pages`);
  const milliseconds = (/** @type {number} */ value) => `${value.toFixed(1)} ms`;
  const [before, during] = [percentile(quiet.homeMs), percentile(attacked.homeMs)];
  console.log(`/home, 99 of 100 within: quiet ${milliseconds(before)}, attacked ${milliseconds(during)}`);
  judge('times as long', during / before, extent.maxTimes, (value) => value.toFixed(1));
  judge('largest memory of the site', memory, MAX_RSS_MB, (value) => `${value.toFixed(0)} MB`);
  const wrong = [...quiet.wrong, ...attacked.wrong, ...attack.wrong];
  judge('wrong answers', wrong.length, 0, String);
  for (const [problem, count] of countOf(wrong).slice(0, SHOWN_PROBLEMS))
    console.log(`  ${count} × ${problem}`);
}

/** @param {readonly number[]} values */
function percentile(values) {
  return [...values].sort((a, b) => a - b)[Math.ceil(values.length * 0.99) - 1] ?? NaN;
}

/** @param {readonly string[]} problems */
function countOf(problems) {
  /** @type {Map<string, number>} */
  const counts = new Map();
  for (const problem of problems) counts.set(problem, (counts.get(problem) ?? 0) + 1);
  return [...counts].sort(([, a], [, b]) => b - a);
}
