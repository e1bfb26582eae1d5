import path from 'node:path';
import { parseArgs } from 'node:util';

import { root } from '../../workspace/workspace';
import { Refusal } from '../refusal';
import { runCommand } from './command';
import { wrongDependencies } from './shared/check-dependencies';
import { refusedVersion } from './shared/check-interface';
import { packShared } from './shared/pack';

// `npm run pack:shared`: makes the package that a team needs to work on a section outside the workspace.
// `-- --check` only says whether its version and those that sections declare are right
await runCommand(async () => {
  const { values } = parseArgs({ options: { check: { type: 'boolean' } } });
  const wrong = [...refusedVersion(), ...wrongDependencies()];
  if (wrong.length > 0) throw new Refusal(wrong);
  if (values.check !== true) console.log(path.relative(root, await packShared()));
});
