import path from 'node:path';

import { Refusal } from '../../src/release/refusal';
import { folder } from '../release.mjs';

export { folder };

/** The package of the folder that npm runs a command for, as `-w mf-gallery` says. */
export const packageFolder = process.cwd();
export const packageName = path.basename(packageFolder);

/** Runs a command; what it refuses is said in one line for each reason, and ends it with status 1. */
export async function runCommand(work: () => void | Promise<void>): Promise<void> {
  try {
    await work();
  } catch (error) {
    const { message } = error as NodeJS.ErrnoException;
    const isOwn =
      error instanceof Refusal || (error as NodeJS.ErrnoException).code === 'ERR_PARSE_ARGS_UNKNOWN_OPTION';
    for (const reason of error instanceof Refusal ? error.reasons : [message])
      console.error(`refused: ${reason}`);
    if (!isOwn) console.error(error);
    process.exitCode = 1;
  }
}

/** Kilobytes of 1000 bytes. */
export function kilobytes(bytes: number): string {
  return `${(bytes / 1000).toFixed(1)} KB`;
}

export function seconds(since: number): string {
  return `${((performance.now() - since) / 1000).toFixed(1)} s`;
}
