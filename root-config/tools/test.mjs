// @ts-check
import { ensureInstalled } from './install.mjs';
import { clearReports, countTests, failuresOfBrowserTests, reports } from './test-results.mjs';
import { runBin } from './workspace.mjs';

/** @typedef {[name: string, work: () => Promise<unknown>]} Step */

const sources = [
  'root-config',
  'mf-home',
  'mf-information',
  'mf-gallery',
  'mf-about',
  'shared-deps',
  'content-service',
];

/** @type {Step[]} */
const steps = [
  ['install', ensureInstalled],
  ['types', () => runBin('tsc', ['-p', 'tsconfig.json'])],
  [
    'lint: code',
    () => runBin('eslint', ['.', '--max-warnings', '0', '--cache', '--cache-location', '.cache/eslint']),
  ],
  [
    'lint: styles',
    () => runBin('stylelint', ['*/src/**/*.css', '--cache', '--cache-location', '.cache/stylelint']),
  ],
  [
    'lint: format',
    () =>
      runBin('prettier', [
        '--check',
        '--log-level',
        'warn',
        '--cache',
        '--cache-location',
        '.cache/prettier',
        '.',
      ]),
  ],
  [
    'structure: imports',
    () =>
      runBin('depcruise', [
        '--config',
        '.dependency-cruiser.cjs',
        ...sources.map((name) => `${name}/src`),
        'root-config/tools',
        'content-service/sample',
        'e2e',
      ]),
  ],
  ['structure: unused', () => runBin('knip', ['--cache', '--cache-location', '.cache/knip'])],
  ['content', () => runBin('tsx', ['content-service/src/check.ts'])],
  ['unit', () => runBin('jest', ['--json', '--outputFile', reports.unit])],
  ['build', async () => (await import('./build.mjs')).buildChanged()],
  ['html', async () => (await import('./html.mjs')).checkPages()],
  ['browser', browserTests],
];

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
