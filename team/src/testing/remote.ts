import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

import type { Rclone } from '../release/copy/rclone';
import { Refusal } from '../release/refusal';

/** A folder in place of what rclone reaches. */
export interface Remote {
  folder: string;
  rclone: Rclone;
  /** Files that were written, in their order. */
  written: string[];
  /** The connection is cut after so many more files. */
  cutAfter: (files: number) => void;
  remove: () => void;
}

export function createRemote(): Remote {
  const folder = mkdtempSync(path.join(tmpdir(), 'remote-'));
  const written: string[] = [];
  let left = Infinity;

  const count = (file: string) => {
    if (left <= 0) throw new Refusal(['the connection is cut']);
    left -= 1;
    if (file.startsWith(folder)) written.push(path.relative(folder, file));
  };
  const copyFile = (from: string, to: string) => {
    if (!existsSync(from) || (existsSync(to) && readFileSync(from).equals(readFileSync(to)))) return;
    count(to);
    mkdirSync(path.dirname(to), { recursive: true });
    cpSync(from, to);
  };
  const run = ([command = '', from = '', to = '']: readonly string[], input: string): string => {
    if (command === 'cat' && existsSync(from)) return readFileSync(from, 'utf8');
    if (command === 'cat') throw new Refusal(['there is no such file']);
    if (command === 'copy')
      for (const file of input.split('\n')) copyFile(path.join(from, file), path.join(to, file));
    if (command === 'rcat') {
      count(from);
      writeFileSync(from, input);
    }
    return '';
  };
  return {
    folder,
    // errors of the folder are rejections
    rclone: (args, input = '') => Promise.resolve().then(() => run(args, input)),
    written,
    cutAfter: (files) => (left = files),
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}
