import { execFileSync } from 'node:child_process';
import path from 'node:path';

import { resources, type SearchAnswer } from '@school/contract';
import { loadContent } from '@school/server/content/load';

import { routes } from '../../../team/src/local/all-routes';
import { searchedLists } from '../documents/record-documents';
import { factsNow } from '../facts';
import { readQuery } from '../search-document';
import { createSearchedSite } from '../searched-site';
import { readDay } from '../words/days';

const folder = path.join(__dirname, '../../../content');

/** A Monday. */
export const TODAY = '2026-11-23';

export type Find = (q: string, more?: Record<string, string>) => SearchAnswer;

/** Searches the sample school on a day of November 2026. */
export async function openSampleSearch({ withPdfs = true } = {}): Promise<Find> {
  const { pages: content, profile, records, search: words } = await loadContent(folder);
  const site = createSearchedSite();
  const today = { year: 2026, month: 10, day: 23 };
  await site.setSite({ pages: routes, content, profile, words, timeZone: 'Asia/Kolkata', today });
  for (const list of searchedLists) {
    await site.setList(list, records[resources[list].list]);
  }
  const pdfs = withPdfs ? site.pdfs() : [];
  for (const [at, pages] of readPdfs(pdfs).entries()) await site.setPdf(pdfs[at] ?? '', pages);
  return (q, more) => {
    const named = readDay(q, TODAY)?.day;
    const facts = factsNow(profile.schoolYear, `${TODAY}T10:00`, undefined, named);
    return site.find({ ...readQuery(new URLSearchParams({ q, ...more })), today: TODAY, facts });
  };
}

/** The texts of PDFs, read by one process. */
function readPdfs(files: readonly string[]): string[][] {
  const program = path.join(__dirname, 'read-pdfs.mjs');
  const paths = files.map((file) => path.join(folder, 'files', file));
  return JSON.parse(execFileSync(process.execPath, [program, ...paths], { encoding: 'utf8' })) as string[][];
}
