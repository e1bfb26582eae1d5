import { parseArgs } from 'node:util';

import pMap from 'p-map';

import { buildChanged } from '../release/commands/build';
import { seconds } from '../release/commands/command';
import { takeOwnRelease } from '../release/commands/release';
import { execLocal } from '../workspace/process';
import {
  browserTests,
  commandTests,
  otherBrowserTests,
  unitTests,
  unitTestsNamed,
  unitTestsOfAllCases,
} from './test/run-tests';

/** Commands that read the sources alone, each by itself, so that one that fails hides no other. */
const lint = ['npm run lint:code', 'npm run types', 'npm run lint:format', 'npm run lint:styles'];
const structure = [
  'depcruise --config .dependency-cruiser.cjs */src features e2e',
  'depcruise --config .dependency-cruiser.folders.cjs */src features',
  'knip --cache --cache-location .cache/knip',
  'school pack --check',
];
const build = 'build';
/** Steps that have failed, with their output. */
const failures: { name: string; reason: string }[] = [];
/** Checks of sources, and tests, that have run. */
const counts = { passed: 0, failed: 0 };
const begun = performance.now();

/** The tests of each option; without one, those that every change needs. */
const runs = {
  // `npm run test:all -- --beyond` names both
  beyond: testBeyond,
  all: () => testEverything(true),
  changed: testChanged,
  lint: () => checkSources(lint),
  structure: () => checkSources(structure),
};

/**
 * `npm test`: each task of a visitor and each kind of failure once; `npm test -- WORD`: the tests that it
 * names; `npm run test:all`: everything there is; with `--beyond` only what `npm test` leaves out. `npm run
 * check`, `lint` and `structure` are of the sources.
 */
export async function command(args: string[]): Promise<void> {
  const names = Object.keys(runs) as (keyof typeof runs)[];
  const options = Object.fromEntries(names.map((name) => [name, { type: 'boolean' } as const]));
  const { values, positionals: words } = parseArgs({ args, options, allowPositionals: true });
  const named = names.find((name) => values[name]);
  // a run that is stopped has failed
  process.exitCode = 1;
  if (words.length > 0) await testNamed(words);
  else await (named === undefined ? testEverything() : runs[named]());
  for (const { name, reason } of failures) console.error(`\nFAILED ${name}\n${reason}`);
  console.log(`\n${counts.passed} passed, ${counts.failed} failed`);
  process.exitCode = failures.length === 0 ? 0 : 1;
}

/** The unit and browser tests whose titles or files name a word. */
async function testNamed(words: readonly string[]): Promise<void> {
  const pattern = words.map((word) => word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')).join('|');
  await step('unit tests', () => unitTestsNamed(new RegExp(pattern, 'i')));
  await step(build, buildAll);
  await stepOfBuild('browser tests', () => browserTests('--grep', pattern, '--pass-with-no-tests'));
}

async function testChanged(): Promise<void> {
  await checkSources(lint);
  await step('unit tests', () => unitTests(['--changedSince', 'main']));
}

async function testEverything(isAll = false): Promise<void> {
  await checkSources([build, ...lint, ...structure, 'school check-content']);
  await step('unit tests', () => unitTests());
  const quick = isAll ? [] : ['--grep-invert', '@all'];
  await stepOfBuild('browser tests', () => browserTests(...quick));
  if (isAll) await testElsewhere();
}

async function testBeyond(): Promise<void> {
  await step(build, buildAll);
  await stepOfBuild('browser tests', () => browserTests('--grep', '@all'));
  await testElsewhere();
}

async function testElsewhere(): Promise<void> {
  await step('all cases of unit tests', unitTestsOfAllCases);
  await stepOfBuild('other browsers', otherBrowserTests);
  await stepOfBuild('commands', commandTests);
}

/** Two lines run at a time. The output of a check is only shown when it fails. */
async function checkSources(lines: readonly string[]): Promise<void> {
  const check = async (line: string) => {
    await execLocal(line, { stdin: 'ignore', all: true, shell: true });
    counts.passed += 1;
  };
  const work = (line: string) => step(line, () => (line === build ? buildAll() : check(line)));
  await pMap(lines, work, { concurrency: 2 });
}

/** The release of the tests is their own; the steps that follow use it. */
async function buildAll(): Promise<void> {
  await buildChanged();
  await takeOwnRelease('tools');
}

async function stepOfBuild(name: string, work: () => Promise<unknown>): Promise<void> {
  if (!failures.some((each) => each.name === build)) await step(name, work);
  else fail(name, 'not run: the build has failed');
}

/** A step that fails hides none of the later ones. Work returns its output. */
async function step(name: string, work: () => Promise<unknown>): Promise<void> {
  const start = performance.now();
  console.log(`== ${name}`);
  try {
    const output = await work();
    counts.passed += countIn(output, 'passed');
    console.log(`== ${name} passed in ${seconds(start)}, ${seconds(begun)} in all`);
  } catch (error) {
    const { message, shortMessage = message } = error as Error & { shortMessage?: string };
    counts.passed += countIn(message, 'passed');
    fail(name, message);
    console.error(`== ${name} failed: ${shortMessage}`);
  }
}

function fail(name: string, reason: string): void {
  failures.push({ name, reason });
  counts.failed += Math.max(1, countIn(reason, 'failed'));
}

/** Number of tests in the last lines of Jest (`Tests: 1 failed, 5 passed`) and Playwright (`5 passed (2s)`). */
function countIn(output: unknown, result: 'passed' | 'failed'): number {
  const found = [...String(output).matchAll(new RegExp(`^(?:Tests: .*|\\s*)\\b(\\d+) ${result}`, 'gm'))];
  return found.reduce((sum, [, count]) => sum + Number(count), 0);
}
