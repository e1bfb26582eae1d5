import path from 'node:path';
import { parseArgs } from 'node:util';

import { prepareRelease } from '@school/release/commands/build';
import { releaseFolder } from '@school/release/commands/release';
import { root } from '@school/workspace/workspace';

import { cases } from './attack/cases';
import { MAX_GROWN_MB, runCase } from './attack/run-case';
import { quantile } from './bench/figures';
import { sumOf } from './processes';

// `npm run bench:attack [-- NAME...] [--short] [--site FOLDER]`: how long visitors wait, and how much memory
// the site takes, while it and its provider are used against it, by each case or those that are named. The
// site is this one, or that of another checkout, which is built. Ends with status 1 when a goal is not met.
const MAX_WAIT_MS = 1_000;

const { names, checkout, isShort } = readArguments();
/** The short form is noisy. */
const tolerance = isShort ? 3 : 1;
const extent = isShort
  ? { quiet: 2, attack: 5, everything: 10, rest: 20 }
  : { quiet: 5, attack: 15, everything: 60, rest: 60 };
if (checkout === root) await prepareRelease();
const released = checkout === root ? releaseFolder() : path.join(checkout, '.release');
console.log('| case | p99 quiet | p99 | longest | refused | memory | highest | after | recovered | |');
console.log('|---|--:|--:|--:|--:|--:|--:|--:|--:|---|');
for (const name of names) {
  const figures = await runCase(name, { checkout, released, extent }).catch((error: unknown) => {
    process.exitCode = 1;
    console.error(`${name} did not run:`, error);
  });
  if (figures) report(name, figures);
}
process.exit();

function readArguments() {
  try {
    const { values, positionals } = parseArgs({
      allowPositionals: true,
      options: { all: { type: 'boolean' }, short: { type: 'boolean' }, site: { type: 'string' } },
    });
    const all = Object.keys(cases);
    const unknown = positionals.filter((name) => !all.includes(name));
    if (unknown.length > 0) throw new Error(`${unknown.join(' ')}: not known; there is ${all.join(', ')}`);
    const isAll = values.all === true || positionals.length === 0;
    const checkout = values.site === undefined ? root : path.resolve(values.site);
    return { names: isAll ? all : positionals, checkout, isShort: values.short === true };
  } catch (error) {
    console.error((error as Error).message);
    return process.exit(1);
  }
}

/** Prints a row of the table, with the goals that are missed. */
function report(name: string, figures: Awaited<ReturnType<typeof runCase>>): void {
  const { quiet, attacked, attack, memory, recoveredMs } = figures;
  const {
    maxTimes = Infinity,
    maxAfterMb = Infinity,
    maxGrownMb = MAX_GROWN_MB,
    ...goals
  } = cases[name] ?? {};
  const [before, during] = [quantile(quiet.pageMs, 0.99), quantile(attacked.pageMs, 0.99)];
  const grownMb = memory.after - memory.before;
  const misses: Record<string, boolean> = {
    'a visitor waits': attacked.longestMs > MAX_WAIT_MS * tolerance,
    'pages are slow': during > before * maxTimes * tolerance,
    'visitors are refused': sumOf(attacked.refused) > 0,
    'memory stays': grownMb > maxGrownMb || memory.after > maxAfterMb,
    'the site ends': memory.after === 0,
    'it does not recover': recoveredMs === Infinity,
    'too many tries': (attack.tally['tries']?.['404'] ?? 0) > (goals.maxTries ?? Infinity),
    'wrong answers': sumOf(attack.wrong) > 0,
  };
  const missed = Object.keys(misses).filter((miss) => misses[miss]);
  const row = [
    name,
    ...[before, during, attacked.longestMs].map((value) => `${value.toFixed(0)} ms`),
    `${sumOf(attacked.refused)} of ${attacked.answers}`,
    ...[memory.before, memory.highest, memory.after].map((value) => `${value.toFixed(0)} MB`),
    `${(recoveredMs / 1000).toFixed(1)} s`,
    missed.length === 0 ? 'met' : missed.join(', '),
  ];
  console.log(`| ${row.join(' | ')} |`);
  if (missed.length === 0) return;
  process.exitCode = 1;
  console.error(JSON.stringify({ refused: attacked.refused, wrong: attack.wrong, answers: attack.tally }));
}
