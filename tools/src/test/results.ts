import { mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { stripVTControlCharacters } from 'node:util';

import type { JSONReport, JSONReportSpec, JSONReportSuite } from '@playwright/test/reporter';
import { root } from '@school/workspace/workspace';

/** A step of `npm test` that has failed. */
export interface Failure {
  step: string;
  reason: string;
}

interface Result {
  /** The file of the report that has it. */
  report: string;
  /** With its file. */
  title: string;
  outcome: 'passed' | 'failed' | 'unsteady';
  seconds: number;
  /** The expected value, and other lines of the failure. */
  reason: string;
}

/** The parts of Jest's report that are used here. */
interface UnitReport {
  testResults: {
    name: string;
    message: string;
    assertionResults: { fullName: string; status: string; duration?: number; failureMessages: string[] }[];
  }[];
}

/** In CI a browser test is tried twice; more unsteady ones than this are a failure. */
const MAX_UNSTEADY_TESTS = 3;
const SLOWEST = 10;
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
 * Prints the slowest tests, all failures with their reasons, and how many tests have passed.
 * @returns whether all is well
 */
export function report(steps: readonly Failure[]): boolean {
  const all = readdirSync(folder).flatMap(resultsOf);
  const slowest = [...all].sort((one, other) => other.seconds - one.seconds).slice(0, SLOWEST);
  if (slowest.length > 0) console.log('\nThe slowest tests');
  for (const { seconds, title } of slowest) console.log(`${seconds.toFixed(1).padStart(8)} s  ${title}`);
  const unsteady = all.filter(({ outcome }) => outcome === 'unsteady');
  for (const { title } of unsteady) console.log(`passed at the second try, to be mended: ${title}`);

  const failed = all.filter(({ outcome }) => outcome === 'failed');
  const withoutTests = steps.filter(({ step }) => !failed.some((result) => result.report.startsWith(step)));
  const failures = [
    ...failed.map(({ title, reason }) => `${title}\n${plain(reason)}`),
    ...withoutTests.map(({ step, reason }) => `${step}\n${plain(reason)}`),
    ...(unsteady.length > MAX_UNSTEADY_TESTS
      ? [`${unsteady.length} tests passed at the second try only`]
      : []),
  ];
  for (const failure of failures) console.error(`\nFAILED ${failure}`);
  console.log(`\n${all.length - failed.length} passed, ${failures.length} failed`);
  return failures.length === 0;
}

/** The tests of Jest's or of Playwright's report. */
function resultsOf(file: string): Result[] {
  const content = JSON.parse(readFileSync(path.join(folder, file), 'utf8')) as UnitReport | JSONReport;
  const results = 'testResults' in content ? unitResults(content) : browserResults(content);
  return results.map((result) => ({ report: file, ...result }));
}

function unitResults({ testResults }: UnitReport): Omit<Result, 'report'>[] {
  return testResults.flatMap(({ name, message, assertionResults }) => {
    const place = path.relative(root, name);
    // a file that cannot be run has no tests
    if (assertionResults.length === 0 && message !== '')
      return [{ title: place, outcome: 'failed' as const, seconds: 0, reason: message }];
    return assertionResults
      .filter(({ status }) => status === 'passed' || status === 'failed')
      .map(({ fullName, status, duration, failureMessages }) => ({
        title: `${place} › ${fullName}`,
        outcome: status === 'failed' ? ('failed' as const) : ('passed' as const),
        seconds: (duration ?? 0) / 1000,
        reason: failureMessages.join('\n'),
      }));
  });
}

const outcomes = { expected: 'passed', unexpected: 'failed', flaky: 'unsteady' } as const;

function browserResults({ suites, errors }: JSONReport): Omit<Result, 'report'>[] {
  const tests = suites.flatMap(specsOf).flatMap(({ title, file, line, tests }) =>
    tests.flatMap(({ status, results }) => {
      if (status === 'skipped') return [];
      const messages = results.flatMap((result) => result.errors.map(({ message }) => message));
      const pictures = results.flatMap(({ attachments }) =>
        attachments.map((each) => `see ${each.path ?? ''}`),
      );
      return {
        title: `e2e/${file}:${line} › ${title}`,
        outcome: outcomes[status],
        seconds: results.reduce((sum, { duration }) => sum + duration, 0) / 1000,
        reason: [...messages.map(plain), ...pictures].join('\n'),
      };
    }),
  );
  const others = errors.map(({ message = '' }) => ({
    title: 'browser tests',
    outcome: 'failed' as const,
    seconds: 0,
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
