import { parseArgs } from 'node:util';

import { rollBack } from '../../src/release/moves';
import { readLive } from '../../src/release/release-file';
import { readAuthor } from './author';
import { folder, packageFolder, packageName, runCommand, seconds } from './command';

// `npm run rollback -w mf-gallery [-- --to VERSION]`: makes an earlier version live again
await runCommand(async () => {
  const { values } = parseArgs({ options: { to: { type: 'string' } } });
  const begun = performance.now();
  const before = readLive(folder).packages[packageName]?.version;
  const { packages } = await rollBack(folder, packageName, values.to, readAuthor(packageFolder));
  console.log(
    `live: ${packageName} ${before ?? 'none'} → ${packages[packageName]?.version ?? 'none'} (${seconds(begun)})`,
  );
});
