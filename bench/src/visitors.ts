import { setTimeout as sleep } from 'node:timers/promises';
import { brotliDecompressSync } from 'node:zlib';

import { get } from './get';
import { count, type VisitorOptions, type Visits } from './processes';

// a process of ordinary visitors, each with an address, until a message comes
const options = JSON.parse(process.argv[2] ?? '{}') as VisitorOptions;
const { url, readers, from, pauseMs, paths, isPastCaches = false, hasOthers = false } = options;
const LONG_PAUSE_MS = 500;
/** Tags of pages that were looked into: the same tag is the same page. */
const known = new Set<string>();
const visits: Visits = { pageMs: [], longestMs: 0, answers: 0, refused: {} };
const run = String(process.pid);
let isOver = false;

process.once('message', () => (isOver = true));
process.once('disconnect', () => process.exit());
const others = () => [
  visit('picture', LONG_PAUSE_MS, (at) => ask(`/api/image/fine/${run}-${at}.jpg?w=480`, '127.0.1.201')),
  visit('document', LONG_PAUSE_MS, (at) => ask(`/api/image/fine/${run}-${at}.pdf`, '127.0.1.202')),
  visit('certificate', LONG_PAUSE_MS, async (at) => {
    // one that does not exist; each try is another visitor's
    const json = { name: `Asha ${run} ${at}`, admission: `${run} ${at}` };
    const { status } = await get(url, '/api/tc/STAELRED', { from: `127.3.${at >> 8}.${at & 255}`, json });
    return status === 404 ? undefined : `status ${status}`;
  }),
];
await Promise.all([
  ...Array.from({ length: readers }, (_, number) => visitPages(number)),
  ...(hasOthers ? others() : []),
]);
process.send?.(visits);

async function visitPages(number: number): Promise<void> {
  await sleep((number * pauseMs) / readers);
  await visit('page', pauseMs, async (at) => {
    const [path = '/home', text] = paths[(number + at) % paths.length] ?? [];
    const isNew = isPastCaches && at % 4 === 0 && !/^\/assets|\?/.test(path);
    const begun = performance.now();
    const problem = await ask(isNew ? `${path}?visit=${number}-${at}` : path, `${from}${number + 1}`, text);
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

async function ask(path: string, visitor: string, text = ''): Promise<string | undefined> {
  const { status, headers, body } = await get(url, path, { from: visitor });
  if (status !== 200) return `${path}: status ${status}`;
  if (Number(headers['content-length'] ?? body.length) !== body.length) return `${path} is cut`;
  const key = text + String(headers.etag);
  if (!headers['content-type']?.startsWith('text/html') || known.has(key)) return undefined;
  const html = String(headers['content-encoding'] === 'br' ? brotliDecompressSync(body) : body);
  if (!html.includes(text) || !html.trimEnd().endsWith('</html>')) return `${path} is another page, or cut`;
  known.add(key);
  return undefined;
}
