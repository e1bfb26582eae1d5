import { parseArgs } from 'node:util';

import { abandon } from '../deploy';
import { readAuthor } from './author';
import { folder, packageFolder, runCommand, sectionOf, sectionOption } from './command';

// `npm run abandon -w mf-gallery [-- VERSION]`: ends the section's canary, or the preview of a version
await runCommand(async () => {
  const { values, positionals } = parseArgs({ allowPositionals: true, options: sectionOption });
  const name = sectionOf(values);
  const version = await abandon(folder, name, readAuthor(packageFolder), { version: positionals[0] });
  console.log(`${name} ${version} is abandoned: everybody gets the live version again`);
});
