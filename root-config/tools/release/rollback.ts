import { parseArgs } from 'node:util';

import { rollBack } from '../../src/release/moves';
import { readLive } from '../../src/release/release-file';
import { readAuthor } from './author';
import { folder, packageFolder, runCommand, seconds, sectionOf, sectionOption } from './command';

// `npm run rollback -w mf-gallery [-- --to VERSION]`: makes an earlier version live again
await runCommand(async () => {
  const { values } = parseArgs({ options: { ...sectionOption, to: { type: 'string' } } });
  const name = sectionOf(values);
  const begun = performance.now();
  const before = readLive(folder).packages[name]?.version;
  const { packages } = await rollBack(folder, name, values.to, readAuthor(packageFolder));
  console.log(`live: ${name} ${before ?? 'none'} → ${packages[name]?.version ?? 'none'} (${seconds(begun)})`);
});
