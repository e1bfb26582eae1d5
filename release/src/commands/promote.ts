import { parseArgs } from 'node:util';

import { promote } from '../deploy';
import { readAuthor } from './author';
import { folder, packageFolder, runCommand, sectionOf, sectionOption } from './command';
import { guardKept } from './guard-kept';

// `npm run promote -w mf-gallery [-- VERSION]`: makes the canary, or a version that was previewed, live
await runCommand(async () => {
  const { values, positionals } = parseArgs({ allowPositionals: true, options: sectionOption });
  const name = sectionOf(values);
  await guardKept(name, positionals[0]);
  const { version } = await promote(folder, name, positionals[0], readAuthor(packageFolder));
  console.log(`live: ${name} ${version}`);
});
