import path from 'node:path';

import { withLock } from '@school/server/lib/folder-lock';
import { readLive } from '@school/server/pages/release/release-file';

import { root } from '../../workspace/workspace';
import { type Candidate, createCandidate } from '../candidate';
import { readBuild } from '../read-build';
import { readVersion } from '../versions';
import { readAuthor } from './author';
import { buildSection } from './build-section';
import { changelogSince } from './changelog';
import { folder } from './command';

/** Builds a package and makes its candidate. Two commands of one checkout build one after the other. */
export function buildCandidate(name: string, packageFolder: string): Promise<Candidate> {
  return withLock(path.join(root, '.cache/building', name), async () => {
    await buildSection(name, packageFolder);
    const build = readBuild(path.join(packageFolder, 'dist/browser'));
    const live = readLive(folder).packages[name]?.version;
    const { commit = '' } = (live !== undefined && readVersion(folder, name, live)) || {};
    const note = changelogSince(commit, name);
    const author = { ...readAuthor(packageFolder), ...(note !== undefined && { note }) };
    return createCandidate(folder, build, author);
  });
}
