// @ts-check
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';

import { ensureInstalled } from '../../workspace/src/install.mjs';
import { run, runBin } from '../../workspace/src/process.mjs';
import { root } from '../../workspace/src/workspace.mjs';
import { reports } from './test-results.mjs';

/** @typedef {'quick' | 'all' | 'beyond'} Mode beyond: what `all` has and `quick` has not */

/**
 * @typedef {object} Step
 * @property {string} name
 * @property {(mode: Mode) => Promise<unknown>} work
 * @property {boolean} [usesOneCore] another such step runs beside it; without it the step has both cores
 * @property {boolean} [checksSources] it is left out while the sources are as they were when it passed
 * @property {readonly Mode[]} [modes] by default the quick and the full one
 */

/** @type {readonly Mode[]} */
const beyondQuick = ['all', 'beyond'];

/** @type {readonly Step[]} */
const steps = [
  { name: 'install', work: ensureInstalled, modes: ['quick', 'all', 'beyond'] },
  { name: 'build', work: build, usesOneCore: true, modes: ['quick', 'all', 'beyond'] },
  // the longest first, so that both lanes end at about the same time
  ...['lint:code', 'types', 'lint:format', 'structure:interface'].map(sourceCheck),
  ...['structure:imports', 'structure:folders', 'structure:unused', 'lint:styles'].map(sourceCheck),
  // the school's content may lie elsewhere
  { ...script('content:check'), usesOneCore: true },
  { name: 'unit', work: () => unitTests([]) },
  { name: 'browser', work: (mode) => browserTests(grepOf[mode]), modes: ['quick', 'all', 'beyond'] },
  { name: 'other browsers', work: otherBrowserTests, modes: beyondQuick },
  { ...script('html'), modes: beyondQuick },
  {
    name: 'commands',
    work: async () => (await import('./commands.mjs')).tryCommands(),
    modes: beyondQuick,
  },
];

/** @type {Record<Mode, readonly string[]>} */
const grepOf = { quick: ['--grep-invert', '@all'], all: [], beyond: ['--grep', '@all'] };

/** @param {Mode} mode */
export function stepsOf(mode) {
  return steps.filter(({ modes = ['quick', 'all'] }) => modes.includes(mode));
}

/**
 * The unit and browser tests whose titles or files name a word.
 * @param {readonly string[]} words
 * @returns {readonly Step[]}
 */
export function stepsFor(words) {
  const pattern = words.map((word) => word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')).join('|');
  return [
    { name: 'install', work: ensureInstalled },
    { name: `unit tests of ${words.join(', ')}`, work: () => unitTestsNamed(new RegExp(pattern, 'i')) },
    { name: 'build', work: build },
    {
      name: `browser tests of ${words.join(', ')}`,
      work: () => browserTests(['--grep', pattern, '--pass-with-no-tests']),
    },
  ];
}

/**
 * @param {string} name a script of package.json
 * @returns {Step}
 */
function script(name) {
  return { name, work: () => run('npm', ['run', '--silent', name]) };
}

/** @param {string} name */
function sourceCheck(name) {
  return { ...script(name), usesOneCore: true, checksSources: true };
}

/** The release of the tests is their own; the steps that follow use it. */
async function build() {
  await (await import('../../release/src/commands/build.mjs')).buildChanged();
  await (await import('../../release/src/commands/release.mjs')).takeOwnRelease('tools');
}

/** @param {readonly string[]} args */
function unitTests(args, output = reports.unit) {
  return runBin('jest', [...args, '--json', '--outputFile', output], {
    SCHOOL_RELEASE: undefined,
  });
}

/**
 * All tests of files that are named so, and of the other files those with such a title.
 * @param {RegExp} name
 */
async function unitTestsNamed(name) {
  const listed = execFileSync(path.join(root, 'node_modules/.bin/jest'), ['--listTests'], {
    encoding: 'utf8',
  });
  const files = listed.split('\n').filter((file) => file !== '');
  const named = files.filter((file) => name.test(path.relative(root, file)));
  const naming = files.filter((file) => !named.includes(file) && name.test(readFileSync(file, 'utf8')));
  if (named.length > 0) await unitTests(['--runTestsByPath', ...named]);
  const titles = ['--testNamePattern', name.source, '--runTestsByPath', ...naming];
  if (naming.length > 0) await unitTests(titles, reports.unitTitles);
}

/** @param {readonly string[]} args */
async function browserTests(args) {
  const { ensureChromium } = await import('../../workspace/src/chromium.mjs');
  const chromium = await ensureChromium();
  const reporter = process.stdout.isTTY ? 'line' : 'dot';
  await runBin('playwright', ['test', ...args, `--reporter=${reporter},json`], {
    PLAYWRIGHT_JSON_OUTPUT_FILE: reports.browser,
    ...(chromium !== '' && { CHROMIUM_PATH: chromium }),
  });
}

async function otherBrowserTests() {
  const { ensureOtherBrowsers } = await import('./other-browsers.mjs');
  await ensureOtherBrowsers();
  await runBin('playwright', ['test', '--config=e2e/other-browsers', '--reporter=line,json'], {
    PLAYWRIGHT_JSON_OUTPUT_FILE: reports.otherBrowsers,
  });
}
