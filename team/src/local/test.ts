import { parseArgs } from 'node:util';

import pMap from 'p-map';

import { buildChanged } from '../release/commands/build';
import { seconds } from '../release/commands/command';
import { takeOwnRelease } from '../release/commands/release';
import { endWithNpm, run } from '../workspace/process';
import { clearReports, type Failure, report } from './test/results';
import { browserTests, commandTests, otherBrowserTests, unitTests, unitTestsNamed } from './test/run-tests';

// `npm test`: each task of a visitor and each kind of failure once; `npm test -- WORD`: the tests that it
// names; `npm run test:all`: everything there is; with `--beyond` only what `npm test` leaves out
const { values, positionals: words } = parseArgs({
  options: { all: { type: 'boolean' }, beyond: { type: 'boolean' } },
  allowPositionals: true,
});

/** Scripts that read the sources alone, the longest first, so that two lanes end at about the same time. */
const sourceChecks = [
  'lint:code',
  'types',
  'lint:format',
  'structure:interface',
  'structure:imports',
  'structure:folders',
  'structure:unused',
  'lint:styles',
  'content:check',
];
const build = 'build';
const failures: Failure[] = [];
const begun = performance.now();

clearReports();
// a run that is stopped has failed
process.exitCode = 1;
endWithNpm();
if (words.length > 0) await testNamed();
else await (values.beyond ? testBeyond() : testEverything());
process.exitCode = report(failures) ? 0 : 1;

/** The unit and browser tests whose titles or files name a word. */
async function testNamed(): Promise<void> {
  const pattern = words.map((word) => word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')).join('|');
  await step('unit tests', () => unitTestsNamed(new RegExp(pattern, 'i')));
  await step(build, buildAll);
  await stepOfBuild('browser tests', () => browserTests('--grep', pattern, '--pass-with-no-tests'));
}

async function testEverything(): Promise<void> {
  await pMap([build, ...sourceChecks], checkSources, { concurrency: 2 });
  await step('unit tests', () => unitTests());
  const quick = values.all ? [] : ['--grep-invert', '@all'];
  await stepOfBuild('browser tests', () => browserTests(...quick));
  if (values.all) await testElsewhere();
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

/** Output of a script is only shown when it fails. */
function checkSources(script: string): Promise<void> {
  if (script === build) return step(build, buildAll);
  const kept = { stdout: 'pipe', stderr: 'pipe', all: true } as const;
  return step(script, () => run('npm', ['run', '--silent', script], kept));
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
