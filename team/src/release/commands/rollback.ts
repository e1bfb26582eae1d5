import { parseArgs } from 'node:util';

import { readLive } from '@school/server/pages/release/release-file';

import { moveOf, previousVersion, rollBack } from '../moves';
import { readAuthor } from './author';
import { folder, packageFolder, seconds, sectionOf, sectionOption } from './command';
import { guardKept } from './guard';

/** `npm run rollback -w mf-gallery [-- --to VERSION]`: makes an earlier version live again. */
export async function command(args: string[]): Promise<void> {
  const { values } = parseArgs({ args, options: { ...sectionOption, to: { type: 'string' } } });
  const name = sectionOf(values);
  const begun = performance.now();
  const live = readLive(folder);
  const before = live.packages[name]?.version;
  const to = values.to ?? previousVersion(live, name);
  await guardKept(name, to);
  const { packages } = await rollBack(folder, name, to, readAuthor(packageFolder));
  console.log(`live: ${moveOf(name, before, packages[name]?.version)} (${seconds(begun)})`);
}
