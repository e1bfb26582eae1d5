import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';

import { expect, test } from '@playwright/test';

import { root } from './support/site';

/** Each process that moves a release makes a claim of the next number. */
function claims(): string[] {
  const folder = path.join(root, '.release/lock');
  return existsSync(folder) ? readdirSync(folder) : [];
}

test('a tool releases what it has built into a folder of its own', () => {
  const before = claims();
  const script = `
    const { prepareRelease } = await import('./root-config/tools/build.mjs');
    await prepareRelease();
    console.log(process.env.SCHOOL_RELEASE);`;
  const env = { ...process.env, SCHOOL_RELEASE: '' };
  const output = execFileSync(process.execPath, ['--input-type=module', '-e', script], {
    cwd: root,
    encoding: 'utf8',
    env,
  });
  expect(output.trim().split('\n').at(-1)).toBe(path.join(root, '.cache/releases/tools'));
  expect(claims()).toEqual(before);
});
