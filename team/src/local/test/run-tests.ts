import { readFileSync } from 'node:fs';
import path from 'node:path';

import { ensureChromium } from '../../workspace/chromium';
import { execLocal } from '../../workspace/process';
import { findPrograms } from '../../workspace/programs';
import { root } from '../../workspace/workspace';

/** Runs a program whose output is shown, and then returned. */
async function runTests(command: string, args: readonly string[], env: Record<string, string | undefined>) {
  const shown = ['inherit', 'pipe'] as const;
  const { all } = await execLocal(command, args, { env, stdout: shown, stderr: shown, all: true });
  return all;
}

/** Prints the tests that fail, and no others. */
export function unitTests(args: readonly string[] = []): Promise<string> {
  return runTests('jest', [...args, '--reporters=agent'], { SCHOOL_RELEASE: undefined });
}

/** The cases of unit tests of which `npm test` takes a sample. */
export function unitTestsOfAllCases(): Promise<string> {
  return runTests('jest', ['features/search/unseen', '--reporters=agent'], { SCHOOL_TEST_ALL: 'true' });
}

/** All tests of files that are named so, and of the other files those with such a title. */
export async function unitTestsNamed(name: RegExp): Promise<string> {
  const { stdout } = await execLocal('jest', ['--listTests']);
  const files = stdout.split('\n');
  const named = files.filter((file) => name.test(path.relative(root, file)));
  const naming = files.filter((file) => !named.includes(file) && name.test(readFileSync(file, 'utf8')));
  // without a path, Jest runs all
  const output = named.length > 0 ? await unitTests(['--runTestsByPath', ...named]) : '';
  if (naming.length === 0) return output;
  return output + (await unitTests(['--testNamePattern', name.source, '--runTestsByPath', ...naming]));
}

export async function browserTests(...args: string[]): Promise<string> {
  const chromium = await ensureChromium();
  return playwright(args, chromium === '' ? {} : { CHROMIUM_PATH: chromium });
}

/** The commands that the README and CONTRIBUTING name. */
export function commandTests(): Promise<string> {
  return playwright(['--config=e2e/commands']);
}

/** In Firefox ESR and WebKitGTK. */
export async function otherBrowserTests(): Promise<string> {
  const found = await findPrograms('firefox', 'webkit', 'screen');
  if ('missing' in found) throw new Error(found.missing);
  return playwright(['--config=e2e/other-browsers']);
}

function playwright(args: readonly string[], env: Record<string, string> = {}): Promise<string> {
  return runTests('playwright', ['test', ...args, '--reporter=dot'], env);
}
