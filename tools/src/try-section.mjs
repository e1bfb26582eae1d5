// @ts-check
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { releaseFolder } from '../../release/src/commands/release.mjs';
import { run } from '../../workspace/src/process.mjs';
import { root } from '../../workspace/src/workspace.mjs';

const NAME = 'mf-library';
/** Folders that a copy of the workspace does not need, or has as links; the server's build has a worker for browsers. */
const left =
  /(?:^|\/)(?:node_modules|\.git|\.cache|\.release|test-results|(?<!site-server\/)dist\/browser)$|^content-service\/content$/;

/**
 * Makes a section in a copy of the workspace; its types and its test pass, it is deployed, and retired again.
 * @throws when one of these commands fails, or does nothing
 */
export async function trySection() {
  const copy = mkdtempSync(path.join(tmpdir(), 'workspace-'));
  try {
    copyWorkspace(copy);
    const runThere = runnerIn(copy);
    await runThere('npm', 'run', 'section:new', '--', NAME);
    const include = [`${NAME}/src/**/*`, 'tools/src/all-routes.ts', 'shared-deps/src/css-modules.d.ts'];
    const types = JSON.stringify({ extends: './tsconfig.json', include });
    writeFileSync(path.join(copy, 'tsconfig.section.json'), types);
    await Promise.all([
      runThere('npx', 'tsc', '-p', 'tsconfig.section.json'),
      runThere('npx', 'jest', NAME),
      runThere('npx', 'prettier', '--check', NAME, 'package.json', 'tools/src/all-routes.ts'),
    ]);
    await runThere('npm', 'run', 'deploy', '-w', NAME);
    expectLive(copy, true);
    await runThere('npm', 'run', 'retire', '-w', NAME, '--', '--to', '/home');
    expectLive(copy, false);
  } finally {
    rmSync(copy, { recursive: true });
  }
}

/** @param {string} copy */
function copyWorkspace(copy) {
  cpSync(root, copy, { recursive: true, filter: (from) => !isLeft(path.relative(root, from)) });
  cpSync(releaseFolder(), path.join(copy, '.release'), { recursive: true });
  const installed = path.join(root, 'node_modules');
  mkdirSync(path.join(copy, 'node_modules/@school'), { recursive: true });
  for (const name of readdirSync(installed)) {
    if (name !== '@school') symlinkSync(path.join(installed, name), path.join(copy, 'node_modules', name));
  }
  // packages of the workspace are those of the copy
  cpSync(path.join(installed, '@school'), path.join(copy, 'node_modules/@school'), {
    recursive: true,
    verbatimSymlinks: true,
  });
}

/** @param {string} place relative to the workspace */
function isLeft(place) {
  return left.test(place);
}

/** @param {string} copy */
function runnerIn(copy) {
  const env = {
    SCHOOL_CONTENT: path.join(copy, 'content-service/test-content/rivermouth'),
    SCHOOL_CODE: 'RIVERMOUTH',
    SCHOOL_RELEASE: path.join(copy, '.release'),
  };
  return (/** @type {string} */ command, /** @type {string[]} */ ...args) => run(command, args, env, copy);
}

/**
 * @param {string} copy
 * @param {boolean} isLive
 */
function expectLive(copy, isLive) {
  const file = path.join(copy, '.release/release.json');
  const { packages } = /** @type {import('../../release/src/release-file').ReleaseFile} */ (
    JSON.parse(readFileSync(file, 'utf8'))
  );
  if (NAME in packages !== isLive) throw new Error(`${NAME} ${isLive ? 'is not live' : 'is live'}`);
}
