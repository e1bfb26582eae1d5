// @ts-check
import { parentPort, workerData } from 'node:worker_threads';
import { brotliDecompressSync } from 'node:zlib';

import { get } from '../attack/get.mjs';

/** @typedef {import('../attack/get.mjs').Answer} Answer */
/** @typedef {{ answers: number, longestMs: number, failed: string[] }} Visits */

// A thread of visitors who ask for pages, lists, pictures and files in turn, without a pause. Every fourth request is
// for an address that no cache has. It posts how many answers came, and each one that was not what it should be.
const { url, visitors, seconds, paths } =
  /** @type {{ url: string, visitors: number, seconds: number, paths: string[] }} */ (workerData);

/** Tags of pages that were looked into: the same tag is the same page. */
const known = new Set();
/** @type {Visits} */
const visits = { answers: 0, longestMs: 0, failed: [] };
const end = Date.now() + seconds * 1000;

await Promise.all(Array.from({ length: visitors }, (_, number) => visit(number)));
parentPort?.postMessage(visits);

/** @param {number} number */
async function visit(number) {
  for (let at = number; Date.now() < end; at += 1) {
    const path = paths[at % paths.length] ?? '/home';
    const isNew = at % 4 === 0 && !/^\/assets|\?/.test(path);
    const begun = performance.now();
    const problem = await get(url, isNew ? `${path}?visit=${number}-${at}` : path, {
      from: `10.0.0.${number}`,
    }).then(problemOf, String);
    visits.longestMs = Math.max(visits.longestMs, performance.now() - begun);
    visits.answers += 1;
    if (problem !== undefined) visits.failed.push(`${path}: ${problem}`);
  }
}

/** @param {Answer} answer */
function problemOf({ status, headers, body }) {
  if (status !== 200) return `status ${status}`;
  const length = headers['content-length'];
  if (length !== undefined && Number(length) !== body.length) return 'it is cut';
  if (!headers['content-type']?.startsWith('text/html') || known.has(headers.etag)) return undefined;
  const html = String(headers['content-encoding'] === 'br' ? brotliDecompressSync(body) : body);
  if (!html.trimEnd().endsWith('</html>')) return 'the page is cut';
  known.add(headers.etag);
  return undefined;
}
