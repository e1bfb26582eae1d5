import { satisfies, validRange } from 'semver';

import { readPackage, shared } from '../../../preset/package-file';
import { packages } from '../../../workspace/workspace';
import { versionsOf } from './shared-package';

/** Versions that sections declare and the workspace does not have, one line each. */
export function wrongDependencies(): string[] {
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
