import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

import type { Rclone, RcloneResult } from '../copy/rclone';

/** A folder that stands in for what rclone reaches. */
export interface Remote {
  folder: string;
  rclone: Rclone;
  /** Files that were written, in their order. */
  written: string[];
  /** How many files were read back and compared. */
  compared: () => number;
  /** The connection is cut after so many more files. */
  cutAfter: (files: number) => void;
  /** Called for each file that was written, and may damage it. */
  onWrite: (damage: (file: string) => void) => void;
  remove: () => void;
}

export function createRemote(): Remote {
  const folder = mkdtempSync(path.join(tmpdir(), 'remote-'));
  const written: string[] = [];
  let compared = 0;
  let left = Infinity;
  let damage: (file: string) => void = () => undefined;

  const copyFile = (from: string, to: string) => {
    if (!existsSync(from)) return;
    if (left <= 0) throw new Error('the connection is cut');
    left -= 1;
    mkdirSync(path.dirname(to), { recursive: true });
    cpSync(from, to);
    if (!to.startsWith(folder)) return;
    written.push(path.relative(folder, to));
    damage(to);
  };
  const commands: Record<string, (from: string, to: string, options: string[]) => string> = {
    cat: (from) => {
      if (left <= 0 || !existsSync(from)) throw new Error('there is no such file');
      return readFileSync(from, 'utf8');
    },
    copyto: (from, to) => {
      copyFile(from, to);
      return '';
    },
    copy: (from, to, options) => {
      for (const file of listIn(options)) copyFile(path.join(from, file), path.join(to, file));
      return '';
    },
    check: (from, to, options) => {
      const files = listIn(options);
      compared += files.length;
      return files
        .map((file) => `${isSame(path.join(from, file), path.join(to, file)) ? '=' : '*'} ${file}`)
        .join('\n');
    },
  };
  const rclone: Rclone = (name = '', from = '', to = '', ...options) => {
    const result = (): RcloneResult => {
      try {
        return { isDone: true, isCut: false, output: commands[name]?.(from, to, options) ?? '', problem: '' };
      } catch (error) {
        return { isDone: false, isCut: left <= 0, output: '', problem: (error as Error).message };
      }
    };
    return Promise.resolve(result());
  };
  return {
    folder,
    rclone,
    written,
    compared: () => compared,
    cutAfter: (files) => (left = files),
    onWrite: (next) => (damage = next),
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}

function listIn(options: readonly string[]): string[] {
  const file = options[options.indexOf('--files-from-raw') + 1] ?? '';
  return readFileSync(file, 'utf8').split('\n').filter(Boolean);
}

function isSame(one: string, other: string): boolean {
  return existsSync(other) && readFileSync(one).equals(readFileSync(other));
}
