import { join, relative, resolve } from 'node:path';
import { parseArgs } from 'node:util';

import { dayAt, isIsoDay, isoDay } from '@school/contract';
import { indexFiles } from '@school/server/content/files';
import { type ListName, lists } from '@school/server/content/lists';
import { type Content, loadContent } from '@school/server/content/load';
import type { SitePages } from '@school/server/content/page-warnings';
import { ContentError } from '@school/server/content/problems';
import { readLive } from '@school/server/pages/release/release-file';
import { sitePagesOf } from '@school/server/pages/render/site-pages';
import { DEFAULT_TIME_ZONE } from '@school/server/settings/config';
import { schoolCodeProblem } from '@school/server/settings/school-code';

import { routes } from '../local/all-routes';
import { calledFrom } from '../release/commands/command';
import { releaseFolder } from '../release/commands/release';
import { Refusal } from '../release/refusal';
import { root } from '../workspace/workspace';
import { checkDuties } from './board/check-duties';
import { pdfAdvice } from './board/pdf-advice';
import { mediaWarnings } from './media';
import { slipsOf } from './slips';
import { tasksOf } from './to-do';
import { untranslatedIn } from './untranslated';

function summary({ profile, records, pages, files, certificates }: Content): string {
  const counts = (Object.keys(lists) as ListName[]).map((name) => `${records[name].length} ${name}`);
  const bytes = [...files.byPath.values()].reduce((sum, file) => sum + file.size, 0);
  const size = `${files.byPath.size} files (${(bytes / 1e6).toFixed(1)} MB)`;
  const parts = [
    ...counts,
    `${Object.keys(pages).length} pages`,
    `${certificates.length} certificates`,
    size,
  ];
  return `${profile.name}: ${parts.join(', ')}`;
}

/**
 * Sums a content folder up, and lists what is still to do.
 * @param site pages of the site, to check links and names of content files
 * @throws ContentError with all problems
 */
export async function checkFolder(
  folder: string,
  { code, site }: { code?: string | undefined; site?: SitePages | undefined } = {},
): Promise<string[]> {
  const content = await loadContent(folder, { site });
  const codeProblem = code ? schoolCodeProblem(code) : undefined;
  const wrongCode = codeProblem === undefined ? [] : [`SCHOOL_CODE ${codeProblem}`];
  const wrong = [...content.warnings, ...slipsOf(content), ...wrongCode, ...(await mediaWarnings(content))];
  if (wrong.length > 0) throw new ContentError(wrong);
  const toDo = tasksOf(content);
  const places = toDo.length === 0 ? [] : [`Nothing is wrong. Still to do, ${toDo.length} places:`, ...toDo];
  return [summary(content), ...places, ...untranslatedIn(content)];
}

/** Today at the school. */
export function today({ SCHOOL_TIME_ZONE: zone = '' } = process.env): string {
  return isoDay(dayAt(Date.now(), zone === '' ? DEFAULT_TIME_ZONE : zone));
}

const KEPT =
  'A site that runs shows a file that is gone or wrong as it last was, for a day. A list without records is []; a page, { "blocks": [] }.';

/**
 * `school check-content [DIR] [--day 2026-11-28]`: prints the problems of a content folder. With some, the
 * status is 1. The Board's duties are named too, and change no status.
 */
export async function command(args: string[]): Promise<void> {
  const { positionals, values } = parseArgs({
    args,
    options: { day: { type: 'string' } },
    allowPositionals: true,
  });
  const { day = today() } = values;
  if (!isIsoDay(day)) throw new Refusal([`--day must be a day such as 2026-11-28, not "${day}"`]);
  const [named] = positionals;
  const { SCHOOL_CONTENT: place = '', SCHOOL_CODE: code } = process.env;
  const own = resolve(root, place === '' ? 'content' : place);
  const folder = named === undefined ? own : resolve(calledFrom(), named);
  try {
    const { retired = [] } = readLive(releaseFolder());
    console.log((await checkFolder(folder, { code, site: sitePagesOf({ routes, retired }) })).join('\n'));
  } catch (error) {
    const lines = error instanceof ContentError ? error.problems : [String(error)];
    console.error([`${relative(calledFrom(), folder) || '.'} has problems:`, ...lines, KEPT].join('\n'));
    process.exitCode = 1;
  }
  const files = await indexFiles(join(folder, 'files'));
  for (const line of [...(await checkDuties(folder, day)), ...(await pdfAdvice(files))]) console.log(line);
}
