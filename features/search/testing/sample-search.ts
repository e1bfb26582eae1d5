import { readFileSync } from 'node:fs';
import path from 'node:path';

import { resources, type SearchAnswer } from '@school/contract';
import { loadContent } from '@school/server/content/load';

import { routes } from '../../../team/src/local/all-routes';
import { searchedLists } from '../documents/record-documents';
import type { readPdf } from '../pdfs/read-pdf';
import { createSearchedSite, type SearchedSite } from '../process/searched-site';
import { createWorkProcess } from '../process/work-process';
import type { SearchQuery } from '../search-document';

const folder = path.join(__dirname, '../../../content');

type Find = (q: string, more?: Partial<SearchQuery>) => SearchAnswer;

/** Searches the sample school, its PDFs included, on a day of November 2026. */
export async function openSampleSearch(): Promise<Find> {
  const { pages: content, profile, records, search: words } = await loadContent(folder);
  const site = createSearchedSite();
  await site.setSite({ pages: routes, content, profile, words, timeZone: 'Asia/Kolkata' });
  for (const list of searchedLists) {
    await site.setList(list, Buffer.from(JSON.stringify(records[resources[list].list])));
  }
  await readPdfs(site);
  const facts = {
    officeHours: 'from 9:00',
    telephone: profile.phones.join(', '),
    email: profile.email,
    address: profile.address.join(', '),
    nextHoliday: 'Guru Nanak Jayanti',
    nextExamination: 'Periodic Test-2',
    officeNow: 'Open now.',
    schoolDays: 'Monday, 23 November: a school day.',
  };
  return (q, more) => site.find({ q, today: '2026-11-23', facts, ...more });
}

async function readPdfs(site: SearchedSite): Promise<void> {
  const program = path.join(__dirname, 'search-process.mjs');
  const limits = { timeoutMs: 60_000, maxMemoryMb: 600 };
  const { call, end } = createWorkProcess<{ readPdf: typeof readPdf }>({ program, ...limits });
  for (const pdf of site.pdfs()) {
    const bytes = new Uint8Array(readFileSync(path.join(folder, 'files', pdf)));
    await site.setPdf(pdf, await call('readPdf', bytes));
  }
  await end();
}
