import { join, relative, resolve } from 'node:path';

import { type ListName, lists } from './content/lists';
import { type Content, loadContent } from './content/load';
import type { SitePages } from './content/page-remarks';
import { pictureRemarks } from './content/pictures';
import { ContentError } from './content/problems';
import { tasksOf } from './content/to-do';
import { schoolCodeProblem } from './school-code';

/** `npm run` sets INIT_CWD to where it was called; that is where the folder's name counts from. */
const here = process.env['INIT_CWD'] ?? '.';
/** An empty variable counts as unset. */
function setting(name: string): string | undefined {
  return process.env[name] === '' ? undefined : process.env[name];
}

const [named] = process.argv.slice(2);
const project = join(import.meta.dirname, '../..');
const folder =
  named === undefined
    ? resolve(project, setting('SCHOOL_CONTENT') ?? 'content-service/content')
    : resolve(here, named);

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

/** The code under which the site would be started. */
function codeRemarks(): string[] {
  const code = setting('SCHOOL_CODE');
  const problem = code === undefined ? undefined : schoolCodeProblem(code);
  return problem === undefined ? [] : [`SCHOOL_CODE ${problem}`];
}

async function check(site: SitePages | undefined): Promise<void> {
  const content = await loadContent(folder, { site });
  const wrong = [...content.remarks, ...codeRemarks(), ...(await pictureRemarks(content))];
  if (wrong.length > 0) throw new ContentError(wrong);
  const toDo = tasksOf(content);
  const places = toDo.length === 0 ? [] : [`Nothing is wrong. Still to do, ${toDo.length} places:`, ...toDo];
  console.log([summary(content), ...places].join('\n'));
}

/**
 * Prints the problems of a content folder. Then the process ends with status 1.
 * @param site pages of the site, to check links and names of content files
 */
export async function runCheck(site?: SitePages): Promise<void> {
  try {
    await check(site);
  } catch (error) {
    const lines = error instanceof ContentError ? error.problems : [String(error)];
    console.error([`${relative(here, folder) || '.'} has problems:`, ...lines].join('\n'));
    process.exitCode = 1;
  }
}

if (process.argv[1] === import.meta.filename) await runCheck();
