// @ts-check
import { setTimeout as sleep } from 'node:timers/promises';
import { parentPort, workerData } from 'node:worker_threads';
import { brotliDecompressSync } from 'node:zlib';

import { get } from './get.mjs';

/** @typedef {import('./get.mjs').Answer} Answer */
/** @typedef {{ homeMs: number[], answers: number, wrong: string[] }} Visits */

// A thread of ordinary visitors, each of whom loads the home page and lists in turn with a short pause. It posts how long
// /home took each time, and every answer that was not the page.
const { url, visitors, seconds, headings } =
  /** @type {{ url: string, visitors: number, seconds: number, headings: Record<string, string> }} */ (
    workerData
  );

const PAUSE_MS = 25;
const pages = Object.keys(headings);
/** Tags of answers that were looked into: the same tag is the same page. */
const known = new Set();
/** @type {Visits} */
const visits = { homeMs: [], answers: 0, wrong: [] };
const end = Date.now() + seconds * 1000;

await Promise.all(Array.from({ length: visitors }, (_, number) => visit(number)));
parentPort?.postMessage(visits);

/** @param {number} number */
async function visit(number) {
  await sleep((number * PAUSE_MS) / visitors);
  for (let at = number; Date.now() < end; at += 1) {
    const path = pages[at % pages.length] ?? '/home';
    const begun = performance.now();
    const problem = await get(url, path, { from: `10.0.0.${number}` }).then(
      (answer) => problemOf(path, answer),
      (/** @type {unknown} */ error) => String(error),
    );
    if (path === '/home') visits.homeMs.push(performance.now() - begun);
    visits.answers += 1;
    if (problem !== undefined) visits.wrong.push(`${path}: ${problem}`);
    await sleep(PAUSE_MS);
  }
}

/**
 * @param {string} path
 * @param {Answer} answer
 */
function problemOf(path, { status, headers, body }) {
  if (status !== 200) return `status ${status}`;
  const key = path + String(headers.etag);
  if (known.has(key)) return undefined;
  const html = String(headers['content-encoding'] === 'br' ? brotliDecompressSync(body) : body);
  if (!html.includes(headings[path] ?? '')) return `another heading than ${headings[path]}`;
  if (!html.endsWith('</html>') && !html.trimEnd().endsWith('</html>')) return 'a page that is cut';
  known.add(key);
  return undefined;
}
