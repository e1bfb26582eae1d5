import { parseArgs } from 'node:util';

import { abandon } from '../../src/release/deploy';
import { readAuthor } from './author';
import { folder, packageFolder, packageName, runCommand } from './command';

// `npm run abandon -w mf-gallery [-- VERSION]`: ends the section's canary, or the preview of a version
await runCommand(async () => {
  const { positionals } = parseArgs({ allowPositionals: true });
  const version = await abandon(folder, packageName, readAuthor(packageFolder), { version: positionals[0] });
  console.log(`${packageName} ${version} is abandoned: everybody gets the live version again`);
});
