import { readFileSync } from 'node:fs';
import path from 'node:path';

import { loadContent } from '@school/content-service';
import { createWorkThread } from '@school/server-core/work/work-thread';
import { resources, type SearchAnswer } from '@school/shared-deps/contract';

import { routes } from '../../../tools/src/all-routes';
import { searchedLists } from '../documents/record-documents';
import type { SearchQuery } from '../search-document';
import { createSearchedSite } from '../thread/searched-site';

const folder = path.join(__dirname, '../../../content-service/content');

type Find = (q: string, more?: Partial<SearchQuery>) => Promise<SearchAnswer>;

/** Searches the sample school, its papers included, on a day of November 2026. */
export async function openSampleSearch(): Promise<Find> {
  const { pages: content, profile, records, search: words } = await loadContent(folder);
  const run = createSearchedSite();
  await run({ type: 'setSite', site: { pages: routes, content, profile, words, timeZone: 'Asia/Kolkata' } });
  for (const list of searchedLists) {
    const json = Buffer.from(JSON.stringify(records[resources[list].list]));
    await run({ type: 'setList', list, json });
  }
  await readPapers(run);
  const facts = { officeHours: 'from 9:00', telephone: '+91 1009 240118', nextHoliday: 'Guru Nanak Jayanti' };
  return async (q, more) => {
    const { answer } = await run({ type: 'find', query: { q, today: '2026-11-23', ...more }, facts });
    if (!answer) throw new Error('a search has an answer');
    return answer;
  };
}

async function readPapers(run: ReturnType<typeof createSearchedSite>): Promise<void> {
  const file = path.join(__dirname, 'paper-thread.mjs');
  const thread = createWorkThread<Uint8Array, string[]>({ file, timeoutMs: 60_000, maxMemoryMb: 256 });
  for (const paper of (await run({ type: 'papers' })).papers ?? []) {
    const bytes = new Uint8Array(readFileSync(path.join(folder, 'files', paper)));
    await run({ type: 'setPaper', paper: { file: paper, texts: await thread.run(bytes) } });
  }
  thread.end();
}
