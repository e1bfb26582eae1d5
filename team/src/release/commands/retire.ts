import type { RetiredPath } from '@school/contract/release-file';
import { withLock } from '@school/server/lib/folder-lock';
import { readLive } from '@school/server/pages/release/release-file';

import { changeLive } from '../changes';
import { Refusal } from '../refusal';
import type { Author } from '../versions';
import { readAuthor } from './author';
import { folder, packageFolder, readSection } from './command';

/**
 * `school retire --section mf-gallery [--to /home]`: takes the section out of the site; its paths are gone,
 * or lead elsewhere.
 */
export async function command(args: string[]): Promise<void> {
  const { name, to } = readSection(args);
  const paths = await retire(folder, name, to, readAuthor(packageFolder));
  const answer = to === undefined ? 'answer 410' : `lead to ${to}`;
  console.log(`${name} is retired: ${paths.join(', ')} ${answer}`);
}

/**
 * Takes a section out of what is live. Its versions are kept, so that a rollback brings it back.
 * @param to the page to which its paths lead; without one they are gone
 * @returns the paths that the section had
 */
export function retire(
  folder: string,
  name: string,
  to: string | undefined,
  author: Author,
): Promise<string[]> {
  return withLock(folder, () => {
    const live = readLive(folder);
    const section = live.packages[name];
    if (section === undefined) throw new Refusal([`${name} is not deployed`]);
    if (section.routes.length === 0) throw new Refusal([`${name} has no pages: every section needs it`]);
    const sections = Object.values(live.packages).filter((each) => each !== section);
    const isPath = sections.some(({ routes }) => routes.some(({ path }) => path === to));
    if (to !== undefined && !isPath) throw new Refusal([`--to ${to} is no path of another section`]);
    const paths = section.routes.flatMap(({ path, aliases = [] }) => [path, ...aliases]);
    if (paths.includes('/')) throw new Refusal([`${name} has the home page, which every site needs`]);
    const retired: RetiredPath[] = paths.map((path) => ({ path, ...(to !== undefined && { to }) }));
    const others = live.retired?.filter(({ path }) => !paths.includes(path)) ?? [];
    changeLive(folder, [{ action: 'retire', package: name, retired: [...others, ...retired] }], author);
    return paths;
  });
}
