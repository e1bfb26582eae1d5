import { mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { stripVTControlCharacters } from 'node:util';

import type { JSONReport, JSONReportSpec, JSONReportSuite } from '@playwright/test/reporter';

import { root } from '../../workspace/workspace';

/** A step of `npm test` that has failed. */
export interface Failure {
  step: string;
  reason: string;
}

/** A test that has run. */
interface Result {
  /** With its file. */
  title: string;
  hasFailed: boolean;
  /** The expected value, and other lines of the failure. */
  reason: string;
}

/** The parts of Jest's report that are used here. */
interface UnitReport {
  testResults: {
    name: string;
    message: string;
    assertionResults: { fullName: string; status: string; failureMessages: string[] }[];
  }[];
}

const MAX_REASON_LENGTH = 4_000;

const folder = path.join(root, '.cache/test-reports');

/** Where the test runner of a step writes its report. */
export function reportFile(step: string): string {
  return path.join(folder, `${step}.json`);
}

/** Removes the last run's reports. */
export function clearReports(): void {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
}

/**
 * Prints all failures with their reasons, and how many tests have passed.
 * @returns whether all is well
 */
export function report(steps: readonly Failure[]): boolean {
  const reports = readdirSync(folder).map((file) => ({ file, results: resultsOf(file) }));
  const all = reports.flatMap(({ results }) => results);
  const failed = all.filter(({ hasFailed }) => hasFailed);
  const hasTests = ({ step }: Failure) =>
    reports.some(({ file, results }) => file.startsWith(step) && results.some(({ hasFailed }) => hasFailed));
  const others = steps.filter((each) => !hasTests(each)).map(({ step, reason }) => ({ title: step, reason }));
  const failures = [...failed, ...others];
  for (const { title, reason } of failures) console.error(`\nFAILED ${title}\n${plain(reason)}`);
  console.log(`\n${all.length - failed.length} passed, ${failures.length} failed`);
  return failures.length === 0;
}

/** The tests of Jest's or of Playwright's report. */
function resultsOf(file: string): Result[] {
  const content = JSON.parse(readFileSync(path.join(folder, file), 'utf8')) as UnitReport | JSONReport;
  return 'testResults' in content ? unitResults(content) : browserResults(content);
}

function unitResults({ testResults }: UnitReport): Result[] {
  return testResults.flatMap(({ name, message, assertionResults }) => {
    const place = path.relative(root, name);
    // a file that cannot be run has no tests
    if (assertionResults.length === 0 && message !== '')
      return [{ title: place, hasFailed: true, reason: message }];
    return assertionResults
      .filter(({ status }) => status === 'passed' || status === 'failed')
      .map(({ fullName, status, failureMessages }) => ({
        title: `${place} › ${fullName}`,
        hasFailed: status === 'failed',
        reason: failureMessages.join('\n'),
      }));
  });
}

function browserResults({ suites, errors }: JSONReport): Result[] {
  const tests = suites.flatMap(specsOf).flatMap(({ title, file, line, tests }) =>
    tests
      .filter(({ status }) => status !== 'skipped')
      .map(({ status, results }) => {
        const messages = results.flatMap((each) => each.errors.map(({ message }) => plain(message)));
        const pictures = results.flatMap(({ attachments }) =>
          attachments.map(({ path }) => `see ${path ?? ''}`),
        );
        const reason = [...messages, ...pictures].join('\n');
        return { title: `e2e/${file}:${line} › ${title}`, hasFailed: status === 'unexpected', reason };
      }),
  );
  const others = errors.map(({ message = '' }) => ({
    title: 'browser tests',
    hasFailed: true,
    reason: message,
  }));
  return [...tests, ...others];
}

function specsOf({ suites = [], specs }: JSONReportSuite): JSONReportSpec[] {
  return [...specs, ...suites.flatMap(specsOf)];
}

/** A message without colours, and without the lines that lead to the test. */
function plain(message: string): string {
  const [text = ''] = stripVTControlCharacters(message).split(/\n +at /, 1);
  return text.length > MAX_REASON_LENGTH ? `${text.slice(0, MAX_REASON_LENGTH)} …` : text;
}
