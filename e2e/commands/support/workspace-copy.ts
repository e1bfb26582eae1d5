import { cpSync, mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { releaseFolder } from '../../../team/src/release/commands/release';
import { execLocal, run } from '../../../team/src/workspace/process';
import { root } from '../../../team/src/workspace/workspace';
import { type Command, startCommand } from './command';

/** A copy of the workspace with its builds and its release, for commands that change sources. */
export interface WorkspaceCopy {
  folder: string;
  run: (command: string, ...args: string[]) => Promise<void>;
  /** The same, and returns what is printed. */
  read: (command: string, ...args: string[]) => Promise<string>;
  /** Starts an npm command that serves the site. */
  start: (...args: string[]) => Promise<Command>;
  remove: () => void;
}

/** A copy does not need them, or has them as links; a test beside it writes and removes sessions. */
const left = /(?:^|\/)(?:node_modules|\.git|\.cache|\.release|test-results)$|^content$|\.session\.test\.ts$/;

/** Packages of the workspace, and the commands of one of them, are those of the copy. */
const own = ['@school', '.bin'];

/** The content of a small school. */
export const smallSchool = {
  SCHOOL_CONTENT: path.join(root, 'e2e/test-content/rivermouth'),
  SCHOOL_CODE: 'RIVERMOUTH',
};

export function copyWorkspace(): WorkspaceCopy {
  const folder = mkdtempSync(path.join(tmpdir(), 'workspace-'));
  const filter = (from: string) => !left.test(path.relative(root, from));
  // a lock file that is newer than what is installed would be installed
  cpSync(root, folder, { recursive: true, preserveTimestamps: true, filter });
  cpSync(releaseFolder(), path.join(folder, '.release'), { recursive: true });
  const content = 'content';
  symlinkSync(path.join(root, content), path.join(folder, content));
  const installed = path.join(root, 'node_modules');
  mkdirSync(path.join(folder, 'node_modules'));
  for (const name of readdirSync(installed)) {
    if (!own.includes(name)) symlinkSync(path.join(installed, name), path.join(folder, 'node_modules', name));
  }
  for (const name of own) {
    const links = { recursive: true, verbatimSymlinks: true };
    cpSync(path.join(installed, name), path.join(folder, 'node_modules', name), links);
  }
  const env = {
    ...smallSchool,
    SCHOOL_RELEASE: path.join(folder, '.release'),
    SCHOOL_LINK_SECRET: 'a secret of thirty-two characters',
  };
  const options = { env, cwd: folder, localDir: folder };
  return {
    folder,
    run: async (command, ...args) => {
      await run(command, args, options);
    },
    read: async (command, ...args) => (await execLocal(command, args, options)).stdout,
    start: (...args) => startCommand(args, { env, cwd: folder }),
    remove: () => rmSync(folder, { recursive: true }),
  };
}
