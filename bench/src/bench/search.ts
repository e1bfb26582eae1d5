import { readFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';

import { resources } from '@school/shared-deps/contract';
import PDFDocument from 'pdfkit';

import type { Extent } from './extent';
import { judge, quantile, row } from './figures';
import { withProvider } from './provider';

const PAPERS = 400;
const PAGES = 3;
const MAX_QUERY_MS = 15;
/** Pages may take so many times as long while the index is filled. */
const MAX_TIMES = 2;
/** No page is quicker than this on a machine with other work. */
const LEAST_MS = 5;
const MAX_FILL_S = 20;
const MAX_GROWTH_MB = 50;
const PAUSE_MS = 20;
const GIVE_UP_MS = 120_000;
/** The server looks for lists by itself after five seconds. */
const WARM_UP_MS = 1_000;
const QUIET_MS = 3_000;
const MANY_WITHIN_MS = 10_000;

const milliseconds = (value: number) => `${value.toFixed(1)} ms`;

/** A large school's search: what its queries take, and what filling its index takes from visitors. */
export async function benchSearch({ records, queries, tolerance }: Extent) {
  // of few figures the slowest says nothing
  const share = queries < 1_000 ? 0.5 : 0.99;
  const word = createWords();
  const papers = await Promise.all(Array.from({ length: PAPERS }, (_, at) => makePaper(at, word)));
  const lists = new Map(
    // as bytes: the provider shares its thread with the visitor whose time is measured
    Object.keys(resources).map((list) => [list, Buffer.from(JSON.stringify(makeList(records, word)))]),
  );
  console.log(`\nsearch: ${records} records of each list, ${PAPERS} papers, ${queries} queries`);
  await withProvider(
    (path) => {
      const paper = papers[Number(/\/papers\/(\d+)\.pdf$/.exec(path)?.[1])];
      if (paper) return { type: 'application/pdf', body: paper };
      const body = lists.get(path.replace(/^\/api\//, '').replace(/\/[^/]*$/, ''));
      return body === undefined ? undefined : { type: 'application/json', body };
    },
    async (url, pid) => {
      await benchFilling(url, { share, tolerance });
      await benchQueries(url, { queries, word, share, tolerance });
      await benchMany(url, { pid, queries, word });
    },
  );
}

/** Pages while the site has no index yet, and while it makes one. */
async function benchFilling(url: string, { share, tolerance }: Goals) {
  await timePages(url, sleep(WARM_UP_MS));
  const quiet = await timePages(url, sleep(QUIET_MS));
  const begun = performance.now();
  const filled = untilFound(url, `lastpaper${PAPERS - 1}`);
  let seconds = 0;
  const lists = untilFound(url, 'lastrecord').then(() => (seconds = (performance.now() - begun) / 1000));
  const during = await timePages(url, filled);
  await lists;
  const all = (performance.now() - begun) / 1000;
  console.log(row('', ['p50', 'p99']));
  for (const [name, times] of Object.entries({
    '/home, no index yet': quiet,
    '/home, index is filled': during,
  }))
    console.log(row(name, [milliseconds(quantile(times, 0.5)), milliseconds(quantile(times, 0.99))]));
  const times = quantile(during, share) / Math.max(LEAST_MS, quantile(quiet, share));
  judge(
    `/home while the index is filled, ${nameOf(share)}, times quiet`,
    times,
    MAX_TIMES * tolerance,
    (value) => value.toFixed(2),
  );
  judge('all lists are found after', seconds, MAX_FILL_S * tolerance, (value) => `${value.toFixed(1)} s`);
  console.log(`papers are read and found after ${all.toFixed(1)} s`);
}

async function timePages(url: string, until: Promise<unknown>): Promise<number[]> {
  const times: number[] = [];
  const state = { isOver: false };
  const over = until.finally(() => (state.isOver = true));
  over.catch(() => undefined);
  while (!state.isOver) {
    const begun = performance.now();
    await (await fetch(`${url}/home`)).arrayBuffer();
    times.push(performance.now() - begun);
    await sleep(PAUSE_MS);
  }
  await over;
  return times;
}

interface Goals {
  /** The share of figures that is judged: the median, or all but the slowest hundredth. */
  share: number;
  tolerance: number;
}

const nameOf = (share: number) => `p${share * 100}`;

interface Queries {
  queries: number;
  word: () => string;
}

async function benchQueries(url: string, { queries, word, share, tolerance }: Queries & Goals) {
  const times: number[] = [];
  for (let at = 0; at < queries; at += 1) {
    const begun = performance.now();
    await total(url, questionOf(at, word));
    times.push(performance.now() - begun);
  }
  console.log(row('query', [milliseconds(quantile(times, 0.5)), milliseconds(quantile(times, 0.99))]));
  judge(`a query, ${nameOf(share)}`, quantile(times, share), MAX_QUERY_MS * tolerance, milliseconds);
}

/** Other questions by many visitors at once leave nothing in memory. */
async function benchMany(url: string, { pid, queries, word }: Queries & { pid: number }) {
  const before = memoryOf(pid);
  const asked = Array.from({ length: queries }, async (_, at) => {
    await sleep((at * MANY_WITHIN_MS) / queries);
    return total(url, `${questionOf(at, word)} ${at}`);
  });
  await Promise.all(asked);
  judge(
    'memory after as many distinct queries in 10 s, more',
    memoryOf(pid) - before,
    MAX_GROWTH_MB,
    (value) => `${value.toFixed(0)} MB`,
  );
}

async function total(url: string, question: string): Promise<number> {
  const response = await search(url, question);
  if (!response.ok) throw new Error(`a search is answered by ${response.status}`);
  return ((await response.json()) as { total: number }).total;
}

/** @throws when it is not found for a long time */
async function untilFound(url: string, question: string) {
  const giveUp = Date.now() + GIVE_UP_MS;
  while (Date.now() < giveUp) {
    const response = await search(url, question);
    // it does not answer while its first lists come
    if (response.ok && ((await response.json()) as { total: number }).total > 0) return;
    await sleep(200);
  }
  throw new Error(`${question} is not found`);
}

function search(url: string, question: string) {
  return fetch(`${url}/api/search?q=${encodeURIComponent(question)}`);
}

function memoryOf(pid: number): number {
  const [, kilobytes] = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? [];
  return Number(kilobytes) / 1000;
}

/** One to three words; of every tenth question one is misspelt. */
function questionOf(at: number, word: () => string): string {
  const words = Array.from({ length: 1 + (at % 3) }, word);
  return words.join(' ').replace(/(?<=\w{2})\w/, at % 10 === 0 ? 'x' : '$&');
}

/** Words as often as in a language: the tenth one a tenth as often as the first. */
function createWords(): () => string {
  let seed = 7;
  const random = () => (seed = (seed * 48_271) % 2_147_483_647) / 2_147_483_647;
  const syllables = [
    'ka',
    'ri',
    'mon',
    'te',
    'lu',
    'sha',
    'par',
    'vi',
    'do',
    'nel',
    'gar',
    'ith',
    'bo',
    'cen',
    'fu',
    'wa',
  ];
  const vocabulary = Array.from({ length: 20_000 }, (_, at) =>
    [at % 16, (at >> 4) % 16, (at >> 8) % 16, at >> 12].map((part) => syllables[part] ?? '').join(''),
  );
  return () => vocabulary[Math.floor(vocabulary.length ** random()) - 1] ?? '';
}

function makeList(length: number, word: () => string): object[] {
  const day = Date.UTC(2026, 10, 1);
  return Array.from({ length }, (_, at) => {
    const date = new Date(day - (at % 1_500) * 86_400_000).toISOString().slice(0, 10);
    const words = (count: number) => Array.from({ length: count }, word).join(' ');
    const title = at === length - 1 ? 'Lastrecord' : words(6);
    const attachments = at < PAPERS ? [`papers/${at}.pdf`] : [];
    const kind = {
      category: at % 2 === 0 ? 'Circular' : 'PhotoGallery',
      class: 'X',
      name: words(2),
      message: title,
    };
    return { _id: String(at), title, description: words(5), date, fromDate: date, attachments, ...kind };
  });
}

async function makePaper(at: number, word: () => string): Promise<Buffer> {
  const paper = new PDFDocument({ autoFirstPage: false });
  for (let page = 0; page < PAGES; page += 1) {
    paper.addPage().text(`lastpaper${at} ${Array.from({ length: 200 }, word).join(' ')}`);
  }
  paper.end();
  return Buffer.concat(await paper.toArray());
}
