import path from 'node:path';

import { type Change, lockRelease, move } from '../../src/release/moves';
import { publishBuild } from '../../src/release/versions';
import { root } from '../workspace.mjs';
import { readAuthor } from './author';

/** Makes the builds of this checkout live, without the guard of `npm run deploy`. */
export function releaseBuilds(folder: string, names: readonly string[]): Promise<void> {
  const author = readAuthor(root);
  return lockRelease(folder, async (assertOwned) => {
    const changes: Change[] = [];
    for (const name of names) {
      const { record } = await publishBuild(folder, path.join(root, name, 'dist/browser'), author);
      changes.push({ action: 'build', package: name, next: record.manifest });
    }
    move(folder, changes, author, assertOwned);
  });
}
