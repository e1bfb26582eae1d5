import { parseArgs } from 'node:util';

import { retire } from '../../src/release/retire';
import { readAuthor } from './author';
import { folder, packageFolder, packageName, runCommand } from './command';

// `npm run retire -w mf-gallery [-- --to /home]`: takes the section out of the site; its paths are gone, or lead elsewhere
await runCommand(async () => {
  const { values } = parseArgs({ options: { to: { type: 'string' } } });
  const paths = await retire(folder, packageName, values.to, readAuthor(packageFolder));
  const answer = values.to === undefined ? 'answer 410' : `lead to ${values.to}`;
  console.log(`${packageName} is retired: ${paths.join(', ')} ${answer}`);
});
