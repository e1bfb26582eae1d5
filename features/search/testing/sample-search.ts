import { execFileSync } from 'node:child_process';
import path from 'node:path';

import { resources, type SearchAnswer } from '@school/contract';
import { loadContent } from '@school/server/content/load';

import { routes } from '../../../team/src/local/all-routes';
import { searchedLists } from '../documents/record-documents';
import { readQuery } from '../search-document';
import { createSearchedSite } from '../searched-site';

const folder = path.join(__dirname, '../../../content');

type Find = (q: string, more?: Record<string, string>) => SearchAnswer;

/** Searches the sample school, its PDFs included, on a day of November 2026. */
export async function openSampleSearch(): Promise<Find> {
  const { pages: content, profile, records, search: words } = await loadContent(folder);
  const site = createSearchedSite();
  const today = { year: 2026, month: 10, day: 23 };
  await site.setSite({ pages: routes, content, profile, words, timeZone: 'Asia/Kolkata', today });
  for (const list of searchedLists) {
    await site.setList(list, records[resources[list].list]);
  }
  const pdfs = site.pdfs();
  for (const [at, pages] of readPdfs(pdfs).entries()) await site.setPdf(pdfs[at] ?? '', pages);
  const facts = {
    officeNow: 'Open now.',
    schoolDays: 'Monday, 23 November: a school day.',
  };
  return (q, more) =>
    site.find({ ...readQuery(new URLSearchParams({ q, ...more })), today: '2026-11-23', facts });
}

/** The texts of PDFs, read by one process. */
function readPdfs(files: readonly string[]): string[][] {
  const program = path.join(__dirname, 'read-pdfs.mjs');
  const paths = files.map((file) => path.join(folder, 'files', file));
  return JSON.parse(execFileSync(process.execPath, [program, ...paths], { encoding: 'utf8' })) as string[][];
}
