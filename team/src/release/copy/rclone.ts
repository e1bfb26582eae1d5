import { execa } from 'execa';

import { Refusal } from '../refusal';

/** Runs rclone; `input` is what it reads. Resolves with its output. */
export type Rclone = (args: readonly string[], input?: string) => Promise<string>;

const limits = ['--contimeout=10s', '--timeout=30s', '--retries=1', '--low-level-retries=3', '--stats=0'];

/** @throws Refusal with the last line of its errors */
export const rclone: Rclone = async (args, input = '') => {
  const options = { input, reject: false, stripFinalNewline: false } as const;
  const { failed, code, stdout, stderr } = await execa('rclone', [...limits, ...args], options);
  if (!failed) return stdout;
  const isMissing = code === 'ENOENT';
  const problem = isMissing ? 'apt-get install rclone, or https://rclone.org' : stderr.trim();
  throw new Refusal([`rclone ${args[0] ?? ''}: ${problem.split('\n').at(-1)?.slice(0, 300) ?? ''}`]);
};
