// @ts-check
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { stripVTControlCharacters } from 'node:util';

import { root } from './workspace.mjs';

const folder = path.join(root, '.cache');

/** Where the test runners write their reports. */
export const reports = {
  unit: path.join(folder, 'unit-tests.json'),
  browser: path.join(folder, 'browser-tests.json'),
  otherBrowsers: path.join(folder, 'other-browser-tests.json'),
};

/** Forgets the last run's reports. */
export function clearReports() {
  mkdirSync(folder, { recursive: true });
  for (const file of Object.values(reports)) rmSync(file, { force: true });
}

/** Tests that have passed and failed, as Jest's and Playwright's own reports say. */
export function countTests() {
  /** @type {{ numPassedTests?: number, numFailedTests?: number, numRuntimeErrorTestSuites?: number }} */
  const unit = read(reports.unit);
  const browser = browserReports().flatMap(({ stats }) => stats ?? []);
  const sum = (/** @type {(keyof Stats)[]} */ ...kinds) =>
    browser.reduce((total, stats) => total + kinds.reduce((count, kind) => count + stats[kind], 0), 0);
  return {
    passed: (unit.numPassedTests ?? 0) + sum('expected', 'flaky'),
    failed: (unit.numFailedTests ?? 0) + (unit.numRuntimeErrorTestSuites ?? 0) + sum('unexpected'),
  };
}

/**
 * @typedef {{ message?: string }} TestError
 * @typedef {{ status: 'expected' | 'unexpected' | 'flaky' | 'skipped', results: { errors: TestError[] }[] }} SpecTest
 * @typedef {{ title: string, file: string, line: number, tests: SpecTest[] }} Spec
 * @typedef {{ suites?: Suite[], specs?: Spec[] }} Suite
 * @typedef {{ expected: number, unexpected: number, flaky: number }} Stats
 */

/** Each browser test that has failed, with why: they stand together at the end of a long log. */
export function failuresOfBrowserTests() {
  return browserReports()
    .flatMap(specsOf)
    .flatMap(({ title, file, line, tests }) =>
      tests
        .flatMap(({ results }) => results.flatMap(({ errors }) => errors))
        .map(({ message = '' }) => `${file}:${line} ${title}\n${stripVTControlCharacters(message)}`),
    );
}

/** Browser tests that passed only when they were tried again. */
export function unsteadyTests() {
  return browserReports()
    .flatMap(specsOf)
    .filter(({ tests }) => tests.some(({ status }) => status === 'flaky'))
    .map(({ title, file, line }) => `${file}:${line} ${title}`);
}

/** @returns {(Suite & { stats?: Stats })[]} */
function browserReports() {
  return [reports.browser, reports.otherBrowsers].map(read);
}

/**
 * @param {Suite} suite
 * @returns {Spec[]}
 */
function specsOf({ suites = [], specs = [] }) {
  return [...specs, ...suites.flatMap(specsOf)];
}

/** @param {string} file */
function read(file) {
  return existsSync(file) ? /** @type {object} */ (JSON.parse(readFileSync(file, 'utf8'))) : {};
}
