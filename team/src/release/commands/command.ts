import path from 'node:path';
import { parseArgs } from 'node:util';

import { builtPackages, root } from '../../workspace/workspace';
import { Refusal } from '../refusal';
import { releaseFolder } from './release';

/** The release folder that a command was called for. */
export const folder = releaseFolder();

/** The package of the folder that npm runs a command for, as `-w mf-gallery` says. */
export const packageFolder = process.cwd();
export const packageName = path.basename(packageFolder);
export const isAtRoot = packageFolder === path.resolve(root);

/**
 * The packages that are named, or that of the folder that npm runs a command for. For the whole project it is
 * empty.
 * @throws Refusal when one has no build
 */
export function packagesOf(names: readonly string[]): readonly string[] {
  const unknown = names.filter((name) => !builtPackages.includes(name));
  if (unknown.length > 0)
    throw new Refusal([`${unknown.join(', ')}: no such package; there are ${builtPackages.join(', ')}`]);
  return names.length > 0 ? names : builtPackages.filter((name) => path.join(root, name) === packageFolder);
}

/**
 * The section that `--section` names, or else the package of the folder, with what `--to` says.
 * @throws Refusal when npm was called for no package
 */
export function readSection(args: string[]): { name: string; to: string | undefined } {
  const options = { section: { type: 'string' }, to: { type: 'string' } } as const;
  const { section, to } = parseArgs({ args, options }).values;
  if (section === undefined && isAtRoot)
    throw new Refusal(['name the section with -w mf-gallery or with --section mf-gallery']);
  return { name: section ?? packageName, to };
}

/** Where a person has called npm; folders on the command line are relative to it. */
export const calledFrom = () => process.env['INIT_CWD'] ?? packageFolder;

/** Runs a command; it prints one line for each refusal and ends with status 1. */
export async function runCommand(work: () => void | Promise<void>): Promise<void> {
  try {
    await work();
  } catch (error) {
    for (const reason of reasonsOf(error)) console.error(`refused: ${reason}`);
    process.exitCode = 1;
  }
}

/** The lines of a refusal, or the first sentence about a wrong option; any other error has its stack. */
function reasonsOf(error: unknown): readonly string[] {
  if (error instanceof Refusal) return error.reasons;
  const { code = '', message, stack = message } = error as NodeJS.ErrnoException;
  return [code.startsWith('ERR_PARSE_ARGS') ? (message.split(/[.\n]/)[0] ?? '') : stack];
}

export function seconds(since: number): string {
  return `${((performance.now() - since) / 1000).toFixed(1)} s`;
}
