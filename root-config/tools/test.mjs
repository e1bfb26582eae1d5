// @ts-check
import { ensureInstalled } from './install.mjs';
import { clearReports, countTests, failuresOfBrowserTests, reports, unsteadyTests } from './test-results.mjs';
import { run, runBin } from './workspace.mjs';

/** @typedef {[name: string, work: () => Promise<unknown>]} Step */

/** In CI a browser test is tried twice; more unsteady ones than this are a failure. */
const MAX_UNSTEADY_TESTS = 3;

/** @type {Step[]} */
const steps = [
  ['install', ensureInstalled],
  ...['types', 'lint:code', 'lint:styles', 'lint:format'].map(script),
  ...['structure:imports', 'structure:interface', 'structure:unused'].map(script),
  script('content:check'),
  ['statecharts', () => run('npm', ['run', '--silent', 'docs:statecharts', '--', '--check'])],
  [
    'unit',
    () => runBin('jest', ['--json', '--outputFile', reports.unit], { CHART_COVERAGE: '.cache/charts' }),
  ],
  ['build', buildForTests],
  script('html'),
  ['browser', browserTests],
  ['other browsers', otherBrowserTests],
  ['unsteady tests', checkUnsteadyTests],
  ['commands', async () => (await import('./commands.mjs')).tryCommands()],
];

/**
 * @param {string} name a script of package.json
 * @returns {Step}
 */
function script(name) {
  return [name, () => run('npm', ['run', '--silent', name])];
}

/** The release of the tests is their own; the steps that follow use it. */
async function buildForTests() {
  await (await import('./build.mjs')).buildChanged();
  await (await import('./release.mjs')).takeOwnRelease('tools');
}

async function browserTests() {
  const { ensureChromium } = await import('./chromium.mjs');
  const chromium = await ensureChromium();
  await runBin('playwright', ['test', '--reporter=line,json'], {
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

function checkUnsteadyTests() {
  const unsteady = unsteadyTests();
  if (unsteady.length > 0)
    console.log(`Passed only when tried again, to be mended:\n  ${unsteady.join('\n  ')}`);
  const message = `${unsteady.length} unsteady tests, at most ${MAX_UNSTEADY_TESTS} are allowed`;
  return unsteady.length > MAX_UNSTEADY_TESTS ? Promise.reject(new Error(message)) : Promise.resolve();
}

// `npm test`: all checks in turn, the quick ones first; the first that fails ends it
clearReports();
/** @type {{ name: string, seconds: number }[]} */
const times = [];
for (const [name, work] of steps) {
  const begun = Date.now();
  console.log(`\n== ${name}`);
  try {
    await work();
  } catch (error) {
    console.error(`== ${name} failed: ${error instanceof Error ? error.message : String(error)}`);
    const { passed, failed } = countTests();
    for (const failure of failuresOfBrowserTests()) console.error(`\n${failure}`);
    if (failed > 0) console.error(`\n${passed} passed, ${failed} failed`);
    process.exit(1);
  }
  times.push({ name, seconds: (Date.now() - begun) / 1000 });
}
console.log('');
for (const { name, seconds } of times) console.log(`${name.padEnd(20)}${seconds.toFixed(1).padStart(8)} s`);
const total = times.reduce((sum, { seconds }) => sum + seconds, 0);
const { passed, failed } = countTests();
console.log(`${'in all'.padEnd(20)}${total.toFixed(1).padStart(8)} s\n\n${passed} passed, ${failed} failed`);
