// @ts-check
import { ensureInstalled } from './install.mjs';
import { clearReports, countTests, failuresOfBrowserTests, reports } from './test-results.mjs';
import { run, runBin } from './workspace.mjs';

/** @typedef {[name: string, work: () => Promise<unknown>]} Step */

/** @type {Step[]} */
const steps = [
  ['install', ensureInstalled],
  ...['types', 'lint:code', 'lint:styles', 'lint:format', 'structure:imports', 'structure:unused'].map(
    script,
  ),
  script('content:check'),
  ['unit', () => runBin('jest', ['--json', '--outputFile', reports.unit])],
  ['build', async () => (await import('./build.mjs')).buildChanged()],
  ['html', async () => (await import('./html.mjs')).checkPages()],
  ['browser', browserTests],
];

/**
 * @param {string} name a script of package.json
 * @returns {Step}
 */
function script(name) {
  return [name, () => run('npm', ['run', '--silent', name])];
}

async function browserTests() {
  const { ensureChromium } = await import('./chromium.mjs');
  const chromium = await ensureChromium();
  await runBin('playwright', ['test', '--reporter=line,json'], {
    PLAYWRIGHT_JSON_OUTPUT_FILE: reports.browser,
    ...(chromium !== '' && { CHROMIUM_PATH: chromium }),
  });
}

// `npm test`: all checks in turn, the quick ones first; the first that fails ends it
clearReports();
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
  console.log(`== ${name} passed in ${((Date.now() - begun) / 1000).toFixed(1)} s`);
}
const { passed, failed } = countTests();
console.log(`\n${passed} passed, ${failed} failed`);
