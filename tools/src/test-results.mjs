// @ts-check
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { stripVTControlCharacters } from 'node:util';

import { root } from '../../workspace/src/workspace.mjs';

/** In CI a browser test is tried twice; more unsteady ones than this are a failure. */
const MAX_UNSTEADY_TESTS = 3;
const SLOWEST = 10;

const folder = path.join(root, '.cache');

/** Where the test runners write their reports. */
export const reports = {
  unit: path.join(folder, 'unit-tests.json'),
  unitTitles: path.join(folder, 'unit-tests-by-title.json'),
  browser: path.join(folder, 'browser-tests.json'),
  otherBrowsers: path.join(folder, 'other-browser-tests.json'),
};

/**
 * A test that has run.
 * @typedef {object} Result
 * @property {string} title with its file
 * @property {'passed' | 'failed' | 'unsteady'} outcome
 * @property {number} seconds
 * @property {string} reason with what was expected
 */

/**
 * @typedef {{ message?: string }} TestError
 * @typedef {{ name: string, path?: string }} Attachment
 * @typedef {{ duration: number, errors: TestError[], attachments: Attachment[] }} Run
 * @typedef {{ status: 'expected' | 'unexpected' | 'flaky' | 'skipped', results: Run[] }} SpecTest
 * @typedef {{ title: string, file: string, line: number, tests: SpecTest[] }} Spec
 * @typedef {{ suites?: Suite[], specs?: Spec[], errors?: TestError[] }} Suite
 * @typedef {{ fullName: string, status: string, duration?: number | null, failureMessages: string[] }}
 *   UnitTest
 * @typedef {{ name: string, message: string, assertionResults: UnitTest[] }} UnitFile
 */

/** Forgets the last run's reports. */
export function clearReports() {
  mkdirSync(folder, { recursive: true });
  for (const file of Object.values(reports)) rmSync(file, { force: true });
}

/**
 * The time of each step in the last run, in seconds.
 * @param {string} name the words or the mode of a run
 * @returns {Record<string, number>}
 */
export function readTimes(name) {
  return /** @type {Record<string, number>} */ (read(timesFile(name)));
}

/**
 * @param {string} name the words or the mode of a run
 * @param {Record<string, number>} times
 */
export function writeTimes(name, times) {
  writeFileSync(timesFile(name), JSON.stringify(times));
}

/** @param {string} name */
function timesFile(name) {
  return path.join(folder, `test-times-${name.replace(/\W+/g, '-')}.json`);
}

/**
 * Prints the slowest tests, what has failed and why, and how many have passed.
 * @param {boolean} hasFailed whether a step has failed
 * @returns {boolean} whether all is well
 */
export function report(hasFailed) {
  const all = [...unitResults(), ...browserResults()];
  const of = (/** @type {Result['outcome']} */ wanted) => all.filter(({ outcome }) => outcome === wanted);
  const slowest = all.sort((one, other) => other.seconds - one.seconds).slice(0, SLOWEST);
  if (slowest.length > 0) console.log('\nThe slowest tests');
  for (const { seconds, title } of slowest) console.log(`${seconds.toFixed(1).padStart(8)} s  ${title}`);
  for (const { title, reason } of of('failed')) console.error(`\nFAILED ${title}\n${reason}`);
  const unsteady = of('unsteady');
  for (const { title } of unsteady)
    console.log(`passed only when it was tried again, to be mended: ${title}`);
  const isSteady = unsteady.length <= MAX_UNSTEADY_TESTS;
  if (!isSteady)
    console.error(`${unsteady.length} unsteady tests, at most ${MAX_UNSTEADY_TESTS} are allowed`);
  const isFailure = hasFailed || !isSteady;
  // a step without tests is one failure
  const failures = Math.max(of('failed').length, isFailure ? 1 : 0);
  console.log(`\n${all.length - of('failed').length} passed, ${failures} failed`);
  return failures === 0;
}

/** @returns {Result[]} */
function unitResults() {
  return [reports.unit, reports.unitTitles].flatMap((file) => {
    /** @type {{ testResults?: UnitFile[] }} */
    const { testResults = [] } = read(file);
    return testResults.flatMap(({ name, message, assertionResults }) => {
      const place = path.relative(root, name);
      // a file that cannot be run has no tests
      if (assertionResults.length === 0 && message !== '') return failed(place, 0, [message]);
      return assertionResults
        .filter(({ status }) => status === 'passed' || status === 'failed')
        .map(({ fullName, status, duration, failureMessages }) => {
          const [title, seconds] = [`${place} › ${fullName}`, (duration ?? 0) / 1000];
          return status === 'failed' ? failed(title, seconds, failureMessages) : passed(title, seconds);
        });
    });
  });
}

/** @returns {Result[]} */
function browserResults() {
  return [reports.browser, reports.otherBrowsers].flatMap((file) => {
    /** @type {Suite} */
    const suite = read(file);
    const others = (suite.errors ?? []).map(({ message = '' }) => failed('browser tests', 0, [message]));
    return [...specsOf(suite).flatMap(resultsOfSpec), ...others];
  });
}

/**
 * @param {Spec} spec
 * @returns {Result[]}
 */
function resultsOfSpec({ title, file, line, tests }) {
  const name = `e2e/${file}:${line} › ${title}`;
  return tests.flatMap(({ status, results }) => {
    const seconds = results.reduce((sum, { duration }) => sum + duration, 0) / 1000;
    if (status === 'skipped') return [];
    if (status !== 'unexpected') return passed(name, seconds, status === 'flaky');
    const messages = results.flatMap(({ errors }) => errors.map(({ message = '' }) => message));
    const pictures = results.flatMap(({ attachments }) =>
      attachments.map(({ path: at }) => `see ${at ?? ''}`),
    );
    return failed(name, seconds, [...messages, ...pictures]);
  });
}

/**
 * @param {string} title
 * @param {number} seconds
 * @returns {Result}
 */
function passed(title, seconds, isUnsteady = false) {
  return { title, outcome: isUnsteady ? 'unsteady' : 'passed', seconds, reason: '' };
}

/**
 * @param {string} title
 * @param {number} seconds
 * @param {readonly string[]} reasons
 * @returns {Result}
 */
function failed(title, seconds, reasons) {
  return { title, outcome: 'failed', seconds, reason: reasons.map(plain).join('\n') };
}

/**
 * @param {Suite} suite
 * @returns {Spec[]}
 */
function specsOf({ suites = [], specs = [] }) {
  return [...specs, ...suites.flatMap(specsOf)];
}

/**
 * A message without colours and without the lines that lead to the test.
 * @param {string} message
 */
function plain(message) {
  return stripVTControlCharacters(message).split(/\n +at /, 1)[0] ?? '';
}

/** @param {string} file */
export function read(file) {
  return existsSync(file) ? /** @type {object} */ (JSON.parse(readFileSync(file, 'utf8'))) : {};
}
