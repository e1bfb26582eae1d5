import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

import { expect, test } from '@playwright/test';
import type { ReleaseFile } from '@school/contract/release-file';

import { copyWorkspace, type WorkspaceCopy } from './support/workspace-copy';

// no team's section: theirs may be in the workspace
const NAME = 'mf-seedlings';

test('school new: its types and its test pass, it is deployed, and school retire takes it out', async () => {
  const copy = copyWorkspace();
  try {
    await copy.run('school', 'new', NAME);
    await check(copy);
    await copy.run('npm', 'run', 'deploy', '-w', NAME);
    expect(liveIn(copy)).toContain(NAME);
    await copy.run('school', 'retire', '--section', NAME, '--to', '/home');
    expect(liveIn(copy)).not.toContain(NAME);
  } finally {
    copy.remove();
  }
});

async function check({ folder, run }: WorkspaceCopy): Promise<void> {
  const include = [`${NAME}/src/**/*`, 'team/src/local/all-routes.ts', 'shared-deps/src/css-modules.d.ts'];
  const types = JSON.stringify({ extends: './tsconfig.json', include });
  writeFileSync(path.join(folder, 'tsconfig.section.json'), types);
  await run('npx', 'tsc', '-p', 'tsconfig.section.json');
  await run('npx', 'jest', NAME);
  await run('npx', 'prettier', '--check', NAME, 'package.json', 'team/src/local/all-routes.ts');
}

function liveIn({ folder }: WorkspaceCopy): string[] {
  const text = readFileSync(path.join(folder, '.release/release.json'), 'utf8');
  return Object.keys((JSON.parse(text) as ReleaseFile).packages);
}
