import { spawn } from 'node:child_process';
import { once } from 'node:events';

import { Refusal } from '../refusal';

/** Result of a run of rclone. */
export interface RcloneResult {
  isDone: boolean;
  /** Whether the remote could not be reached any more. */
  isCut: boolean;
  output: string;
  /** The last line of its errors. */
  problem: string;
}

/** Runs rclone with these arguments. */
export type Rclone = (...args: string[]) => Promise<RcloneResult>;

/** A network that is gone is noticed; the command is run again, and goes on from there. */
const limits = ['--contimeout=10s', '--timeout=30s', '--retries=1', '--low-level-retries=3', '--stats=0'];
/**
 * rclone continues with every other file, and waits for each. After so many failures the connection is gone.
 */
const MAX_NETWORK_FAILURES = 3;
const networkFailure =
  /connection (?:refused|reset|lost)|connect: |: (?:unexpected )?EOF|broken pipe|i\/o timeout|no such host|use of closed|couldn't connect/;
const MAX_OUTPUT_BYTES = 32_000_000;

/** @throws Refusal when rclone is not installed */
export const rclone: Rclone = async (...args) => {
  const child = spawn('rclone', [...limits, ...args], { stdio: ['ignore', 'pipe', 'pipe'] });
  const output: Buffer[] = [];
  let bytes = 0;
  let errors = '';
  child.stdout.on('data', (part: Buffer) => {
    bytes += part.length;
    if (bytes > MAX_OUTPUT_BYTES) child.kill();
    else output.push(part);
  });
  let failures = 0;
  child.stderr.on('data', (part: Buffer) => {
    const lines = part.toString();
    errors = (errors + lines).slice(-4_000);
    failures += lines.split('\n').filter((line) => networkFailure.test(line)).length;
    if (failures >= MAX_NETWORK_FAILURES) child.kill();
  });
  try {
    const [code] = (await once(child, 'close')) as [number | null];
    const isCut = failures >= MAX_NETWORK_FAILURES;
    return {
      isDone: code === 0,
      isCut,
      output: Buffer.concat(output).toString('utf8'),
      problem: lastLine(errors),
    };
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
    throw new Refusal(['this needs rclone: apt-get install rclone, or https://rclone.org']);
  }
};

function lastLine(text: string): string {
  const lines = text.split('\n').filter((line) => line.trim() !== '');
  return (lines.at(-1) ?? 'rclone has failed')
    .replace(/^\d{4}\/\d\d\/\d\d \d\d:\d\d:\d\d /, '')
    .slice(0, 300);
}
