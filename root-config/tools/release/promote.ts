import { parseArgs } from 'node:util';

import { promote } from '../../src/release/deploy';
import { readAuthor } from './author';
import { folder, packageFolder, packageName, runCommand } from './command';

// `npm run promote -w mf-gallery [-- VERSION]`: makes the canary, or a version that was previewed, live
await runCommand(async () => {
  const { positionals } = parseArgs({ allowPositionals: true });
  const { version } = await promote(folder, packageName, positionals[0], readAuthor(packageFolder));
  console.log(`live: ${packageName} ${version}`);
});
