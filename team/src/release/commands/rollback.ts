import { parseArgs } from 'node:util';

import { readLive } from '@school/server/pages/release/release-file';

import { moveOf, rollBack } from '../moves';
import { readAuthor } from './author';
import { folder, packageFolder, seconds, sectionOf, sectionOption } from './command';

/** `npm run rollback -w mf-gallery [-- --to VERSION]`: makes an earlier version live again. */
export async function command(args: string[]): Promise<void> {
  const { values } = parseArgs({ args, options: { ...sectionOption, to: { type: 'string' } } });
  const name = sectionOf(values);
  const begun = performance.now();
  const before = readLive(folder).packages[name]?.version;
  const { packages } = await rollBack(folder, name, values.to, readAuthor(packageFolder));
  console.log(`live: ${moveOf(name, before, packages[name]?.version)} (${seconds(begun)})`);
}
