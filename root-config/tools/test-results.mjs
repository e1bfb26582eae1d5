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
  /** @type {{ stats?: { expected: number, unexpected: number, flaky: number } }} */
  const { stats } = read(reports.browser);
  return {
    passed: (unit.numPassedTests ?? 0) + (stats?.expected ?? 0),
    failed:
      (unit.numFailedTests ?? 0) +
      (unit.numRuntimeErrorTestSuites ?? 0) +
      (stats?.unexpected ?? 0) +
      (stats?.flaky ?? 0),
  };
}

/**
 * @typedef {{ message?: string }} TestError
 * @typedef {{ title: string, file: string, line: number, tests: { results: { errors: TestError[] }[] }[] }} Spec
 * @typedef {{ suites?: Suite[], specs?: Spec[] }} Suite
 */

/** Each browser test that has failed, with why: they stand together at the end of a long log. */
export function failuresOfBrowserTests() {
  return specsOf(/** @type {Suite} */ (read(reports.browser))).flatMap(({ title, file, line, tests }) =>
    tests
      .flatMap(({ results }) => results.flatMap(({ errors }) => errors))
      .map(({ message = '' }) => `${file}:${line} ${title}\n${stripVTControlCharacters(message)}`),
  );
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
