// @ts-check
import { execFileSync } from 'node:child_process';

import { run, runBin } from '../../workspace/src/process.mjs';
import { root } from '../../workspace/src/workspace.mjs';

/** @typedef {[name: string, work: () => Promise<void>]} Step */

// `npm run check`: types, lint and the unit tests of what differs from main; `npm test` checks all
const changed = changedFiles();
const those = (/** @type {RegExp} */ pattern) => changed.filter((file) => pattern.test(file));
const cache = (/** @type {string} */ name) => ['--cache', '--cache-location', `.cache/${name}`];

/**
 * The types take as long as all others together.
 * @type {Step[][]}
 */
const lanes = [
  [['types', () => run('npm', ['run', '--silent', 'types'])]],
  [
    ['code', () => runOn('eslint', ['--max-warnings', '0', ...cache('eslint')], those(/\.(?:tsx?|mjs)$/))],
    ['styles', () => runOn('stylelint', cache('stylelint'), those(/\.css$/))],
    ['format', () => runOn('prettier', ['--check', '--log-level', 'warn', '--ignore-unknown'], changed)],
    [
      'unit tests',
      () => runOn('jest', ['--passWithNoTests', '--findRelatedTests'], those(/\.(?:tsx?|json)$/)),
    ],
  ],
];

console.log(`${changed.length} files differ from main`);
const begun = Date.now();
const results = await Promise.allSettled(lanes.map(runInTurn));
if (results.some(({ status }) => status === 'rejected')) process.exit(1);
printTime('in all', begun);

/**
 * Runs steps one after the other, up to the first that fails.
 * @param {Step[]} steps
 */
async function runInTurn(steps) {
  for (const [name, work] of steps) {
    const start = Date.now();
    try {
      await work();
    } catch (error) {
      console.error(`== ${name} failed: ${error instanceof Error ? error.message : String(error)}`);
      throw error;
    }
    printTime(name, start);
  }
}

/**
 * @param {string} name
 * @param {number} start epoch milliseconds
 */
function printTime(name, start) {
  console.log(`${name.padEnd(20)}${((Date.now() - start) / 1000).toFixed(1).padStart(8)} s`);
}

/**
 * Files that were changed or added since the branch left main, on main since the last commit.
 * @returns {string[]}
 */
function changedFiles() {
  const since = git('merge-base', 'HEAD', hasMain() ? 'main' : 'HEAD')[0] ?? 'HEAD';
  const edited = git('diff', '--name-only', '--diff-filter=d', since);
  return [...edited, ...git('ls-files', '--others', '--exclude-standard')];
}

function hasMain() {
  return git('branch', '--list', 'main').length > 0;
}

/** @param {string[]} args */
function git(...args) {
  const output = execFileSync('git', ['-c', 'safe.directory=*', ...args], { cwd: root, encoding: 'utf8' });
  return output.split('\n').filter((line) => line !== '');
}

/**
 * @param {string} name
 * @param {readonly string[]} options
 * @param {readonly string[]} files none means that there is nothing to do
 */
async function runOn(name, options, files) {
  if (files.length > 0) await runBin(name, [...options, ...files]);
}
