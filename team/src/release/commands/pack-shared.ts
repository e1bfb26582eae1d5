import path from 'node:path';
import { parseArgs } from 'node:util';

import { satisfies, validRange } from 'semver';

import { readPackage, shared } from '../../preset/package-file';
import { packages, root } from '../../workspace/workspace';
import { Refusal } from '../refusal';
import { refusedVersion } from './shared/check-interface';
import { packShared } from './shared/pack';
import { versionsOf } from './shared/shared-package';

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

/** Versions that sections declare and the workspace does not have, one line each. */
function wrongDependencies(): string[] {
  const { version } = readPackage(shared);
  const installed = versionsOf('.');
  const sections = packages.filter((each) => each.startsWith('mf-'));
  return sections.flatMap((name) => {
    const { '@school/shared-deps': range = '', ...others } = versionsOf(name);
    const wrong = Object.entries(others).flatMap(([each, wanted]) => {
      const found = installed[each] ?? 'none';
      return found === wanted ? [] : [`${name} asks for ${each} ${wanted}, the workspace has ${found}`];
    });
    if (validRange(range) !== null && satisfies(version, range)) return wrong;
    return [...wrong, `${name} works with @school/shared-deps “${range}”, the workspace has ${version}`];
  });
}
