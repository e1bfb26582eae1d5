import type { ReleaseFile } from '@school/contract/release-file';
import { withLock } from '@school/server/lib/folder-lock';
import { readLive } from '@school/server/pages/release/release-file';

import { changeLive, describeChange, isLive, liveAlready } from '../changes';
import { Refusal } from '../refusal';
import { type Author, readVersion } from '../versions';
import { readAuthor } from './author';
import { folder, packageFolder, readSection, seconds } from './command';

/** `npm run rollback -w mf-gallery [-- --to VERSION]`: makes an earlier version live again. */
export async function command(args: string[]): Promise<void> {
  const { name, to } = readSection(args);
  const begun = performance.now();
  const before = readLive(folder).packages[name]?.version;
  const { packages } = await rollBack(folder, name, to, readAuthor(packageFolder));
  console.log(`live: ${describeChange(name, before, packages[name]?.version)} (${seconds(begun)})`);
}

/**
 * Makes an earlier version of a package live again, that of a retired section too.
 * @param to the version; by default the one before the live one
 */
export function rollBack(
  folder: string,
  name: string,
  to: string | undefined,
  author: Author,
): Promise<ReleaseFile> {
  return withLock(folder, () => {
    const live = readLive(folder);
    const version = to ?? previousVersion(live, name);
    if (version === undefined) throw new Refusal([`${name} has no earlier version`]);
    if (isLive(live, name, version)) throw new Refusal([liveAlready(name, version)]);
    const record = readVersion(folder, name, version);
    if (record === undefined)
      throw new Refusal([`${name} ${version} is not kept here; npm run releases lists what is`]);
    return changeLive(folder, [{ action: 'rollback', package: name, next: record.manifest }], author);
  });
}

/** The version that was live before the one that is; a rollback of a rollback goes further back. */
function previousVersion({ packages, changes = [] }: ReleaseFile, name: string): string | undefined {
  const stack: string[] = [];
  for (const { package: each, action, to } of changes) {
    if (each !== name || to === undefined) continue;
    const known = action === 'rollback' ? stack.lastIndexOf(to) : -1;
    if (known >= 0) stack.length = known + 1;
    else if (stack.at(-1) !== to) stack.push(to);
  }
  const current = packages[name]?.version;
  return stack.at(-1) === current ? stack.at(-2) : stack.at(-1);
}
