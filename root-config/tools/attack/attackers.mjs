// @ts-check
import { setTimeout as sleep } from 'node:timers/promises';
import { parentPort, workerData } from 'node:worker_threads';

import { get } from './get.mjs';

/** @typedef {import('./get.mjs').Answer} Answer */
/** @typedef {{ tally: { [kind: string]: { [status: string]: number } }, wrong: string[] }} Attack */

// A thread of attackers, so many requests a second of each kind and a few at a time. It posts how they were answered, and
// every answer that a site should not give.
const { url, seconds } = /** @type {{ url: string, seconds: number }} */ (workerData);

const IN_FLIGHT = 8;
const slashes = '/'.repeat(16_000);

/**
 * @typedef {object} Kind
 * @property {number} perSecond
 * @property {(number: number) => string} path
 * @property {number[]} [statuses] allowed besides success, 4xx and 503
 * @property {number} [maxMs] the attacker leaves after this
 */

/** @type {Record<string, Kind>} */
const kinds = {
  slashes: { perSecond: 10, path: () => slashes },
  searches: { perSecond: 50, path: (n) => `/News?year=All&month=All&search=no${n}&shown=960` },
  albums: { perSecond: 20, path: (n) => `/SubGallery?id=made-up-${n}` },
  // a call of the API says so when the provider fails
  albumCalls: { perSecond: 20, path: (n) => `/api/subGallery?id=made-up-${n}`, statuses: [502, 504] },
  surrogates: { perSecond: 10, path: (n) => `/Events?year=All&search=%ED%A0%80${n}` },
  lists: { perSecond: 10, path: () => '/api/events/All/STAELRED', statuses: [502, 504] },
  pictures: {
    perSecond: 4,
    path: (n) => `/api/image/endless/${n}.heic?w=480`,
    statuses: [502, 504],
    maxMs: 2_000,
  },
};

/** @type {Attack} */
const { tally, wrong } = { tally: {}, wrong: [] };
let end = Date.now() + seconds * 1000;

parentPort?.once('message', () => (end = 0));
await Promise.all(Object.entries(kinds).map(([name, kind]) => attack(name, kind)));
parentPort?.postMessage({ tally, wrong });
parentPort?.close();

/**
 * @param {string} name
 * @param {Kind} kind
 */
async function attack(name, { perSecond, path, statuses = [], maxMs }) {
  /** @type {{ [status: string]: number }} */
  const counts = (tally[name] = {});
  const running = new Set();
  for (let number = 0; Date.now() < end; number += 1) {
    const from = `198.51.100.${number % 4}`;
    const pending = get(url, path(number), { from, ...(maxMs && { maxMs }) }).then(
      (answer) => {
        counts[answer.status] = (counts[answer.status] ?? 0) + 1;
        const problem = problemOf(answer, statuses);
        if (problem !== undefined) wrong.push(`${name}: ${problem}`);
      },
      () => {
        counts['none'] = (counts['none'] ?? 0) + 1;
        if (maxMs === undefined) wrong.push(`${name}: no answer`);
      },
    );
    running.add(pending);
    void pending.finally(() => running.delete(pending));
    if (running.size >= IN_FLIGHT) await Promise.race(running);
    await sleep(1000 / perSecond);
  }
  await Promise.all(running);
}

/**
 * @param {Answer} answer
 * @param {number[]} statuses
 */
function problemOf({ status, headers }, statuses) {
  if ((status === 429 || status === 503) && !headers['retry-after']) return `${status} without Retry-After`;
  return status < 500 || status === 503 || statuses.includes(status) ? undefined : `status ${status}`;
}
