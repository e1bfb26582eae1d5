import { readFileSync } from 'node:fs';
import path from 'node:path';

import { execa } from 'execa';

import { ensureChromium } from '../../workspace/chromium';
import { run } from '../../workspace/process';
import { findPrograms } from '../../workspace/programs';
import { root } from '../../workspace/workspace';
import { reportFile } from './results';

/** Prints the tests that fail, and no others. */
export function unitTests(args: readonly string[] = [], step = 'unit tests'): Promise<unknown> {
  return run('jest', [...args, '--reporters=agent', '--json', '--outputFile', reportFile(step)], {
    env: { SCHOOL_RELEASE: undefined },
  });
}

/** All tests of files that are named so, and of the other files those with such a title. */
export async function unitTestsNamed(name: RegExp): Promise<void> {
  const { stdout } = await execa('jest', ['--listTests'], { cwd: root, preferLocal: true, localDir: root });
  const files = stdout.split('\n');
  const named = files.filter((file) => name.test(path.relative(root, file)));
  const naming = files.filter((file) => !named.includes(file) && name.test(readFileSync(file, 'utf8')));
  if (named.length > 0) await unitTests(['--runTestsByPath', ...named]);
  const titles = ['--testNamePattern', name.source, '--runTestsByPath', ...naming];
  if (naming.length > 0) await unitTests(titles, 'unit tests by title');
}

export async function browserTests(...args: string[]): Promise<void> {
  const chromium = await ensureChromium();
  await playwright('browser tests', args, chromium === '' ? {} : { CHROMIUM_PATH: chromium });
}

/** The commands that the README and CONTRIBUTING name. */
export async function commandTests(): Promise<void> {
  await playwright('commands', ['--config=e2e/commands']);
}

/** In Firefox ESR and WebKitGTK. */
export async function otherBrowserTests(): Promise<void> {
  const found = await findPrograms('firefox', 'webkit', 'screen');
  if ('missing' in found) throw new Error(found.missing);
  await playwright('other browsers', ['--config=e2e/other-browsers']);
}

function playwright(step: string, args: readonly string[], env: Record<string, string> = {}) {
  const reporter = `--reporter=${process.stdout.isTTY ? 'line' : 'dot'},json`;
  const output = { PLAYWRIGHT_JSON_OUTPUT_FILE: reportFile(step) };
  return run('playwright', ['test', ...args, reporter], { env: { ...env, ...output } });
}
