import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

import { root } from '@school/workspace/workspace.mjs';

import { withLock } from '../../lock';
import { prune } from '../../prune';
import type { Reader } from './reader';
import { liveVersion, prepareVersion } from './versions';

const LOCK_FREE_WITHIN_MS = 2_000;
/** Moves that are not killed, to know how long one takes. */
const CALM_MOVES = 2;
/** A server follows within two seconds. */
const FOLLOWS_WITHIN_MS = 3_000;
const BUILDS = 6;

/** Results of the moves. */
export interface MovesReport {
  moves: number;
  killed: number;
  /** Killed moves that had moved the pointer already. */
  killedLate: number;
  wrong: string[];
}

/** Options of an attack. */
export interface MovesOptions {
  folder: string;
  /** A folder for builds and candidates. */
  place: string;
  moves: number;
  random: () => number;
  reader: Reader;
  /** Ends the attack after the move that is being made. */
  stopping: AbortSignal;
}

/** Deploys and rolls back, killing each process at a random moment, and looks at the folder after each. */
export async function attackMoves(options: MovesOptions): Promise<MovesReport> {
  const { folder, place, moves, random, reader, stopping } = options;
  for (let number = 1; number <= BUILDS; number += 1) {
    prepareVersion(folder, path.join(place, `build-${number}`), number);
  }
  const report: MovesReport = { moves: 0, killed: 0, killedLate: 0, wrong: [] };
  const recent: { version: string; until: number }[] = [];
  let longestMs = 0;
  for (let at = 0; at < moves; at += 1) {
    stopping.throwIfAborted();
    const before = liveVersion(folder);
    const args = chooseMove(folder, place, before, random);
    const killAfterMs = at < CALM_MOVES ? Infinity : random() * longestMs * 1.1;
    const { isKilled, problem, workMs } = await runStep(args, killAfterMs);
    if (!isKilled) longestMs = Math.max(longestMs, workMs);
    if (problem !== '') report.wrong.push(`${args[0]}: ${problem}`);
    const after = liveVersion(folder);
    report.moves += 1;
    if (isKilled) report.killed += 1;
    if (isKilled && after !== before) report.killedLate += 1;
    await withLock(path.join(folder, 'lock'), () => undefined, { patienceMs: LOCK_FREE_WITHIN_MS }).catch(
      (error: unknown) => report.wrong.push(`a lock is left: ${String(error)}`),
    );
    const now = Date.now();
    recent.push({ version: before, until: now + FOLLOWS_WITHIN_MS });
    const allowed = new Set([
      after,
      ...recent.filter(({ until }) => until > now).map(({ version }) => version),
    ]);
    const strange = reader.seen().find((version) => !allowed.has(version));
    if (strange !== undefined) report.wrong.push(`readers saw ${strange}, neither old nor new`);
  }
  await checkEnd(options, report);
  return report;
}

/** A build that is not live, or a step back where there is one. */
function chooseMove(folder: string, place: string, live: string, random: () => number): string[] {
  const number = 1 + Math.floor(random() * BUILDS);
  if (live !== 'first' && (random() < 0.4 || live === `v${number}`)) return ['rollback', folder];
  const candidate = path.join(place, 'candidate');
  rmSync(candidate, { recursive: true, force: true });
  return ['deploy', folder, path.join(place, `build-${number}`), candidate];
}

async function runStep(args: readonly string[], killAfterMs: number) {
  const step = path.join(root, 'release/src/commands/attack-step.ts');
  const child = spawn(process.execPath, ['--import', 'tsx', step, ...args], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let errors = '';
  child.stderr.on('data', (part: Buffer) => (errors += part.toString()));
  const exit = once(child, 'exit') as Promise<[number | null, NodeJS.Signals | null]>;
  await Promise.race([once(child.stdout, 'data'), exit]);
  const begun = performance.now();
  if (killAfterMs < Infinity) {
    await Promise.race([sleep(killAfterMs), exit]);
    child.kill('SIGKILL');
  }
  const [code, signal] = await exit;
  const isKilled = signal === 'SIGKILL';
  const problem =
    isKilled || code === 0 || errors.includes('has no earlier version') ? '' : errors.slice(-500);
  return { isKilled, problem, workMs: performance.now() - begun };
}

/** The last release is served, and what kills have left goes with the next clearing-out. */
async function checkEnd(
  { folder, reader, stopping: signal }: MovesOptions,
  report: MovesReport,
): Promise<void> {
  await sleep(FOLLOWS_WITHIN_MS, undefined, { signal });
  reader.seen();
  await sleep(FOLLOWS_WITHIN_MS / 3, undefined, { signal });
  const seen = reader.seen().join(' ');
  if (seen !== liveVersion(folder)) report.wrong.push(`readers see ${seen}, live is ${liveVersion(folder)}`);
  await prune(folder, 2);
  const left = readdirSync(path.join(folder, 'assets'), { recursive: true, encoding: 'utf8' });
  const unfinished = left.filter((name) => name.endsWith('.next'));
  if (unfinished.length > 0) report.wrong.push(`${unfinished.length} unfinished files are left`);
}
