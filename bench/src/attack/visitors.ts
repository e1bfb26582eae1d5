import { setTimeout as sleep } from 'node:timers/promises';
import { brotliDecompressSync } from 'node:zlib';

import { count, type Counts } from './counts';
import { type Answer, get } from './get.mjs';

/** What ordinary visitors met. */
export interface Visits {
  pageMs: number[];
  longestMs: number;
  answers: number;
  /** Answers that were not what they should be. */
  refused: Counts;
}

// a process of ordinary visitors, each with an address, until a message comes: sixteen load pages in turn; one each asks
// for new pictures, documents and certificates
const [url = ''] = process.argv.slice(2);
const READERS = 16;
const PAUSE_MS = 25;
const LONG_PAUSE_MS = 500;
const pages = [
  ['/home', '<h1'],
  ['/News', '>News</h1>'],
  ['/Events', '>Events</h1>'],
  ['/Circular', '>Circular</h1>'],
  ['/PhotoGallery', '>Photo Gallery</h1>'],
] as const;
/** Tags of pages that were looked into: the same tag is the same page. */
const known = new Set<string>();
const visits: Visits = { pageMs: [], longestMs: 0, answers: 0, refused: {} };
const run = String(process.pid);
let isOver = false;

process.once('message', () => (isOver = true));
process.once('disconnect', () => process.exit());
await Promise.all([
  ...Array.from({ length: READERS }, (_, number) => visitPages(number)),
  visit('picture', LONG_PAUSE_MS, (at) => ask(`/api/image/fine/${run}-${at}.jpg?w=480`, '127.0.1.201')),
  visit('document', LONG_PAUSE_MS, (at) => ask(`/api/image/fine/${run}-${at}.pdf`, '127.0.1.202')),
  visit('certificate', LONG_PAUSE_MS, async (at) => {
    // one that there is not; each try is another visitor's
    const json = { name: `Asha ${run} ${at}`, admission: `${run} ${at}` };
    const { status } = await get(url, '/api/tc/STAELRED', { from: `127.3.${at >> 8}.${at & 255}`, json });
    return status === 404 ? undefined : `status ${status}`;
  }),
]);
process.send?.(visits);

async function visitPages(number: number): Promise<void> {
  await sleep((number * PAUSE_MS) / READERS);
  await visit('page', PAUSE_MS, async (at) => {
    const [path, heading] = pages[(number + at) % pages.length] ?? pages[0];
    const begun = performance.now();
    const problem = await ask(path, `127.0.1.${number + 1}`, heading);
    visits.pageMs.push(performance.now() - begun);
    return problem;
  });
}

/** `work` returns a problem. */
async function visit(kind: string, pauseMs: number, work: (at: number) => Promise<string | undefined>) {
  for (let at = 0; !isOver; at += 1) {
    const begun = performance.now();
    const problem = await work(at).catch(String);
    visits.longestMs = Math.max(visits.longestMs, performance.now() - begun);
    visits.answers += 1;
    if (problem !== undefined) count(visits.refused, `${kind}: ${problem}`);
    await sleep(pauseMs);
  }
}

async function ask(path: string, from: string, heading?: string): Promise<string | undefined> {
  const { status, headers, body }: Answer = await get(url, path, { from });
  if (status !== 200) return `status ${status}`;
  const key = path + String(headers.etag);
  if (heading === undefined || known.has(key)) return undefined;
  const html = String(headers['content-encoding'] === 'br' ? brotliDecompressSync(body) : body);
  if (!html.includes(heading) || !html.trimEnd().endsWith('</html>'))
    return `${path} is another page, or cut`;
  known.add(key);
  return undefined;
}
