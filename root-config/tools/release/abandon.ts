import { abandon } from '../../src/release/deploy';
import { readAuthor } from './author';
import { folder, packageFolder, packageName, runCommand } from './command';

// `npm run abandon -w mf-gallery`: ends the section's canary
await runCommand(async () => {
  await abandon(folder, packageName, readAuthor(packageFolder));
  console.log(`${packageName}: everybody gets the live version again`);
});
