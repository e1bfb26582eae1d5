import { parseArgs } from 'node:util';

import pMap from 'p-map';

import { buildChanged } from '../release/commands/build';
import { seconds } from '../release/commands/command';
import { takeOwnRelease } from '../release/commands/release';
import { run } from '../workspace/process';
import { clearReports, type Failure, report } from './test/results';
import { browserTests, commandTests, otherBrowserTests, unitTests, unitTestsNamed } from './test/run-tests';

/** Commands that read the sources alone, the longest first, so that two lanes end at about the same time. */
const sourceChecks = [
  'npm run lint:code',
  'npm run types',
  'npm run structure',
  'npm run lint:format',
  'npm run lint:styles',
  'school check-content',
];
const build = 'build';
const failures: Failure[] = [];
const begun = performance.now();

/**
 * `npm test`: each task of a visitor and each kind of failure once; `npm test -- WORD`: the tests that it
 * names; `npm run test:all`: everything there is; with `--beyond` only what `npm test` leaves out.
 */
export async function command(args: string[]): Promise<void> {
  const options = { all: { type: 'boolean' }, beyond: { type: 'boolean' } } as const;
  const { values, positionals: words } = parseArgs({ args, options, allowPositionals: true });
  clearReports();
  // a run that is stopped has failed
  process.exitCode = 1;
  if (words.length > 0) await testNamed(words);
  else await (values.beyond ? testBeyond() : testEverything(values.all === true));
  process.exitCode = report(failures) ? 0 : 1;
}

/** The unit and browser tests whose titles or files name a word. */
async function testNamed(words: readonly string[]): Promise<void> {
  const pattern = words.map((word) => word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')).join('|');
  await step('unit tests', () => unitTestsNamed(new RegExp(pattern, 'i')));
  await step(build, buildAll);
  await stepOfBuild('browser tests', () => browserTests('--grep', pattern, '--pass-with-no-tests'));
}

async function testEverything(isAll: boolean): Promise<void> {
  await pMap([build, ...sourceChecks], checkSources, { concurrency: 2 });
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
  await stepOfBuild('other browsers', otherBrowserTests);
  await stepOfBuild('commands', commandTests);
}

/** Output of a check is only shown when it fails. */
function checkSources(line: string): Promise<void> {
  if (line === build) return step(build, buildAll);
  const [program = '', ...args] = line.split(' ');
  const kept = { stdout: 'pipe', stderr: 'pipe', all: true } as const;
  return step(line, () => run(program, args, kept));
}

/** The release of the tests is their own; the steps that follow use it. */
async function buildAll(): Promise<void> {
  await buildChanged();
  await takeOwnRelease('tools');
}

async function stepOfBuild(name: string, work: () => Promise<unknown>): Promise<void> {
  if (failures.some(({ step }) => step === build))
    failures.push({ step: name, reason: 'not run: the build has failed' });
  else await step(name, work);
}

/** A step that fails hides none of the later ones. */
async function step(name: string, work: () => Promise<unknown>): Promise<void> {
  const start = performance.now();
  console.log(`== ${name}`);
  try {
    await work();
    console.log(`== ${name} passed in ${seconds(start)}, ${seconds(begun)} in all`);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    failures.push({ step: name, reason });
    console.error(`== ${name} failed: ${reason}`);
  }
}
