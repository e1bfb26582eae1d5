import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

import { type Records, recordsOf } from '@school/server/content/lists';

import { freePort, type Site, startSite } from '../../workspace/site';
import { root } from '../../workspace/workspace';
import { judge, median, row } from './figures';

/** Lists that grow with the years; the home page shows all of the others. */
const growing = ['circular', 'events', 'gallery', 'news', 'topper', 'video'];
const pages = ['/home', '/News', '/Events', '/Circular', '/PhotoGallery', '/Search?q=sports'];

/** A figure that grows in proportion to the records has the slope 1. Steps below `noise` count as that. */
const figures = [
  { name: 'start, CPU s', digits: 2, noise: 0.2 },
  { name: 'memory, MB', digits: 0, noise: 30 },
  { name: 'a changed record live, CPU s', digits: 2, noise: 0.2 },
  { name: 'slowest answer meanwhile, ms', digits: 0, noise: 200 },
  { name: 'HTML of Events, KB', digits: 0, noise: 5 },
  { name: 'search, ms', digits: 1, noise: 100 },
];
const MAX_SLOPE = 2;
const MAX_CHANGED_S = 2;

/**
 * Measures sites with so many times the sample's records, from the content folder and from a provider. The
 * status is 1 where a figure grows faster than the records, or a changed record costs too much.
 */
export async function benchGrowth(all: readonly number[]): Promise<void> {
  const folder = mkdtempSync(path.join(tmpdir(), 'growth-'));
  for (const source of ['folder', 'provider'] as const) {
    // lists of over 8 MB are refused of a provider
    const factors = all.filter((factor) => source === 'folder' || factor <= 200);
    const columns: number[][] = [];
    for (const factor of factors) columns.push(await measure(source, factor, folder));
    console.log(`\n${row(`records of the ${source}`, [...factors.map((each) => `${each}x`), 'slope'])}`);
    const slopes = figures.map(({ name, digits, noise }, at) => {
      const values = columns.map((column) => column[at] ?? NaN);
      const slope = slopeOf(factors, values, noise);
      console.log(row(name, [...values.map((each) => each.toFixed(digits)), slope.toFixed(1)]));
      return slope;
    });
    judge('steepest slope', Number(Math.max(...slopes).toFixed(1)), MAX_SLOPE);
    judge('CPU s of a changed record at 100x', columns[factors.indexOf(100)]?.[2] ?? NaN, MAX_CHANGED_S);
  }
  rmSync(folder, { recursive: true });
}

/** The steepest growth for each record, compared with that of the step before. */
function slopeOf(factors: readonly number[], values: readonly number[], noise: number): number {
  const change = (list: readonly number[], at: number) => (list[at + 1] ?? NaN) - (list[at] ?? NaN);
  const steps = factors.slice(1).map((_, at) => Math.max(change(values, at), noise) / change(factors, at));
  return Math.max(...steps.slice(1).map((step, at) => step / (steps[at] ?? NaN)));
}

async function measure(source: 'folder' | 'provider', factor: number, folder: string): Promise<number[]> {
  const content = path.join(folder, 'content');
  cpSync(path.join(root, 'content'), content, { recursive: true });
  const lists = readLists(factor);
  const write = (list: string) =>
    writeFileSync(path.join(content, `records/${list}.json`), JSON.stringify(lists[list]));
  const provider = source === 'provider' ? await startProvider(lists) : undefined;
  if (!provider) growing.forEach(write);
  const env = { SCHOOL_CODE: 'STAELRED', SCHOOL_CONTENT: content, SCHOOL_CACHE: path.join(folder, 'cache') };
  const site = await startSite({ env: { ...env, SCHOOL_API_URL: provider?.url ?? '' }, isQuiet: true });
  try {
    return await visit(site, (title) => {
      const events = lists['events'] ?? [];
      // the newest is the last one of the sample
      Object.assign(events[events.length / factor - 1] ?? {}, { title });
      if (!provider) write('events');
    });
  } finally {
    await site.stop();
    provider?.close();
  }
}

/** The figures of a site, whose newest event gets another title. */
async function visit({ url, pid }: Site, change: (title: string) => void): Promise<number[]> {
  const start = cpuOf(pid);
  const times: number[] = [];
  const textOf = async (address: string) => {
    const begun = performance.now();
    const text = await (await fetch(url + address)).text();
    times.push(performance.now() - begun);
    return text;
  };
  for (const address of pages) await textOf(address);
  await untilQuiet(pid);
  times.length = 0;
  for (const word of ['sports', 'holiday', 'science', 'fees', 'music']) await textOf(`/api/search?q=${word}`);
  const search = median(times.splice(0));
  const before = cpuOf(pid);
  change('Another title');
  while (!(await textOf('/Events')).includes('Another title')) {
    await textOf('/home');
    await sleep(10);
  }
  const changed = Number((cpuOf(pid) - before).toFixed(2));
  const slowest = Math.max(...times);
  await untilQuiet(pid);
  const [, memory] = /VmRSS:\s*(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? [];
  return [start, Number(memory) / 1e3, changed, slowest, (await textOf('/Events')).length / 1e3, search];
}

type Lists = Record<string, { date?: string }[]>;
const named = /"(_id|title)": "(.+)"/g;

/** The sample's records, and copies of those of growing lists, with ids and titles of their own. */
function readLists(factor: number): Lists {
  const folder = path.join(root, 'content/records');
  const lists = readdirSync(folder).map((file) => {
    const text = readFileSync(path.join(folder, file), 'utf8');
    const list = path.basename(file, '.json');
    const copyOf = (_: unknown, at: number) =>
      JSON.parse(text.replaceAll(named, at === 0 ? '$&' : `"$1": "$2 ${at}"`)) as Lists[string];
    return [list, Array.from({ length: growing.includes(list) ? factor : 1 }, copyOf).flat()];
  });
  return Object.fromEntries(lists) as Lists;
}

/** A provider whose answers are fresh for a second. */
async function startProvider(lists: Lists) {
  const server = createServer(({ url = '' }, response) => {
    const [, name = '', id] = /^\/api\/(.+?)(?:\?id=(.+)|\/[^/]+)$/.exec(url) ?? [];
    const key = id === undefined ? name : `${name}/${decodeURIComponent(id)}`;
    const body = name.startsWith('image') ? undefined : recordsOf(key, lists as unknown as Records);
    response.writeHead(body ? 200 : 404, { 'cache-control': 'max-age=1' }).end(JSON.stringify(body));
  });
  const port = await freePort();
  server.listen(port, '127.0.0.1');
  return { url: `http://127.0.0.1:${port}`, close: () => server.close() };
}

/** CPU seconds of a process and its threads (Linux). */
function cpuOf(pid: number): number {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(' ').map(Number);
  return ((fields[13] ?? NaN) + (fields[14] ?? NaN)) / 100;
}

/** Waits until nothing is done in the background. */
async function untilQuiet(pid: number): Promise<void> {
  for (let before = -1; cpuOf(pid) - before > 0.02;) {
    before = cpuOf(pid);
    await sleep(500);
  }
}
