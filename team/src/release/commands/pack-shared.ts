import path from 'node:path';
import { parseArgs } from 'node:util';

import { root } from '../../workspace/workspace';
import { Refusal } from '../refusal';
import { wrongDependencies } from './shared/check-dependencies';
import { refusedVersion } from './shared/check-interface';
import { packShared } from './shared/pack';

/**
 * `school pack`: makes the package that a team needs to work on a section outside the workspace. `--check`
 * only says whether its version and those that sections declare are right.
 */
export async function command(args: string[]): Promise<void> {
  const { values } = parseArgs({ args, options: { check: { type: 'boolean' } } });
  const wrong = [...refusedVersion(), ...wrongDependencies()];
  if (wrong.length > 0) throw new Refusal(wrong);
  if (values.check !== true) console.log(path.relative(root, await packShared()));
}
