// @ts-check
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';

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

/** @param {string} file */
function read(file) {
  return existsSync(file) ? /** @type {object} */ (JSON.parse(readFileSync(file, 'utf8'))) : {};
}
