// @ts-check
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

const NAME = 'mf-library';

/**
 * Makes a section in a copy of the workspace; its types and its test pass, it is deployed, and retired again.
 * @param {import('./workspace-copy.mjs').WorkspaceCopy} copy
 * @throws when one of these commands fails, or does nothing
 */
export async function trySection({ folder, run }) {
  await run('npm', 'run', 'section:new', '--', NAME);
  const include = [`${NAME}/src/**/*`, 'tools/src/all-routes.ts', 'shared-deps/src/css-modules.d.ts'];
  const types = JSON.stringify({ extends: './tsconfig.json', include });
  writeFileSync(path.join(folder, 'tsconfig.section.json'), types);
  await Promise.all([
    run('npx', 'tsc', '-p', 'tsconfig.section.json'),
    run('npx', 'jest', NAME),
    run('npx', 'prettier', '--check', NAME, 'package.json', 'tools/src/all-routes.ts'),
  ]);
  await run('npm', 'run', 'deploy', '-w', NAME);
  expectLive(folder, true);
  await run('npm', 'run', 'retire', '-w', NAME, '--', '--to', '/home');
  expectLive(folder, false);
}

/**
 * @param {string} folder
 * @param {boolean} isLive
 */
function expectLive(folder, isLive) {
  const file = path.join(folder, '.release/release.json');
  const { packages } = /** @type {import('../../release/src/release-file').ReleaseFile} */ (
    JSON.parse(readFileSync(file, 'utf8'))
  );
  if (NAME in packages !== isLive) throw new Error(`${NAME} ${isLive ? 'is not live' : 'is live'}`);
}
