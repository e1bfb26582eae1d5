import path from 'node:path';

import { withLock } from '@school/server/lib/folder-lock';

import { root } from '../../workspace/workspace';
import { type Candidate, createCandidate } from '../candidate';
import { readBuild } from '../read-build';
import { readAuthor } from './author';
import { buildSection } from './build-section';
import { folder } from './command';

/** Builds a package and makes its candidate. Two commands of one checkout build one after the other. */
export function buildCandidate(name: string, packageFolder: string): Promise<Candidate> {
  return withLock(path.join(root, '.cache/building', name), async () => {
    await buildSection(name, packageFolder);
    const build = readBuild(path.join(packageFolder, 'dist/browser'));
    return createCandidate(folder, build, readAuthor(packageFolder));
  });
}
