import { runCommand } from '@school/release/commands/command';
import { Refusal } from '@school/release/refusal';
import { root } from '@school/workspace/workspace';

import { createSection } from './section/create-section';

// `npm run section:new -- mf-library`: makes a section with one page, its test and its route
await runCommand(async () => {
  const [name] = process.argv.slice(2);
  if (name === undefined) throw new Refusal(['name the section: npm run section:new -- mf-library']);
  for (const file of await createSection(root, name)) console.log(file);
  console.log(`\nnpm run dev -- ${name} shows it while you work; npm run deploy -w ${name} makes it live`);
});
