import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';

import { installDebian } from '@school/workspace/debian.mjs';
import { findProgram } from '@school/workspace/find-program.mjs';

import { Refusal } from '../refusal';
import { markGuarded, readVersions } from '../versions';
import { attackCopies, type CopiesOptions } from './attack/copies';
import { attackMoves, type MovesOptions } from './attack/moves';
import { createRandom } from './attack/random';
import { startReader } from './attack/reader';
import { prepareRelease } from './build.mjs';
import { runCommand, seconds } from './command';
import { releaseFolder } from './release.mjs';

const options = {
  moves: { type: 'string', default: '200' },
  cuts: { type: 'string', default: '20' },
  seed: { type: 'string' },
} as const;

// `npm run release:attack [-- --moves 200 --cuts 20 --seed 7]`: kills deploys and rollbacks at random
// moments, and cuts copies of the release, while a server is read. Ends with status 1 when a page did not
// work
await runCommand(async () => {
  const { values } = parseArgs({ options });
  const moves = readNumber('--moves', values.moves);
  const cuts = readNumber('--cuts', values.cuts);
  const seed = readNumber('--seed', values.seed ?? String(Date.now() % 100_000));
  await prepareRelease();
  const place = mkdtempSync(path.join(tmpdir(), 'attack-'));
  // temporary files of copies are removed with the rest
  process.env['TMPDIR'] = place;
  const folder = path.join(place, 'release');
  const stopping = abortedBySignals();
  const common = { folder, stopping };
  console.log(`seed ${seed}`);
  try {
    cpSync(releaseFolder(), folder, { recursive: true });
    for (const record of readVersions(folder)) markGuarded(folder, record);
    await tryMoves({ ...common, place: path.join(place, 'moves'), moves, random: createRandom(seed) });
    if (cuts === 0) return;
    await tryCopies({
      ...common,
      place: path.join(place, 'copies'),
      pushes: cuts,
      random: createRandom(seed),
    });
  } catch (error) {
    stopping.throwIfAborted();
    throw error;
  } finally {
    rmSync(place, { recursive: true, force: true });
  }
});

/** Aborted by Ctrl-C or SIGTERM: the attack then stops its programs and removes its folder before it ends. */
function abortedBySignals(): AbortSignal {
  const stopping = new AbortController();
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.on(signal, () => stopping.abort(new Refusal([`stopped by ${signal}`])));
  return stopping.signal;
}

async function tryMoves(options: Omit<MovesOptions, 'reader'>): Promise<void> {
  const begun = performance.now();
  const reader = await startReader(options.folder);
  try {
    const report = await attackMoves({ ...options, reader });
    const { killed, killedLate } = report;
    console.log(
      `${report.moves} deploys and rollbacks, ${killed} killed, ${killedLate} of them after the move; ` +
        `${reader.pages()} pages read (${seconds(begun)})`,
    );
    judge([...report.wrong, ...reader.wrong]);
  } finally {
    await reader.stop();
  }
}

async function tryCopies(options: CopiesOptions): Promise<void> {
  if (findProgram('rclone') === undefined && !(await installDebian('rclone'))) {
    console.log('copies were not tried: apt-get install rclone');
    return;
  }
  const begun = performance.now();
  const report = await attackCopies(options);
  console.log(`${report.pushes} pushes and pulls each, ${report.cut} of them cut (${seconds(begun)})`);
  judge(report.wrong);
}

function judge(wrong: readonly string[]): void {
  if (wrong.length === 0) console.log('every state served a working page, old or new');
  else process.exitCode = 1;
  for (const line of wrong.slice(0, 10)) console.log(`  wrong: ${line}`);
}

function readNumber(name: string, value: string): number {
  if (/^\d{1,5}$/.test(value)) return Number(value);
  throw new Refusal([`${name} is a number, not "${value}"`]);
}
