// @ts-check
import { parseArgs } from 'node:util';

import { inLanes } from '../../workspace/src/lanes.mjs';
import { endWhenStopped } from '../../workspace/src/process.mjs';
import { secondsSince } from '../../workspace/src/progress.mjs';
import { clearReports, readTimes, report, writeTimes } from './test-results.mjs';
import { stepsFor, stepsOf } from './test-steps.mjs';
import { createUnchanged } from './unchanged.mjs';

/** @typedef {import('./test-steps.mjs').Step} Step */

// `npm test`: each task of a visitor and each kind of failure once; `npm test -- WORD`: the tests that it
// names; `npm run test:all`: everything there is; with `--beyond` only what `npm test` leaves out
const { values, positionals } = parseArgs({
  options: { all: { type: 'boolean' }, beyond: { type: 'boolean' } },
  allowPositionals: true,
});
const mode = values.beyond ? 'beyond' : values.all ? 'all' : 'quick';
const name = positionals.join(' ') || mode;
const steps = positionals.length > 0 ? stepsFor(positionals) : stepsOf(mode);
clearReports();
// one that is stopped has failed
process.exitCode = 1;
endWhenStopped();
const begun = Date.now();
const before = readTimes(name);
const unchanged = createUnchanged();
/** @type {Record<string, number>} */
const times = {};
/** @type {string[]} */
const failed = [];

for (const group of inGroups(steps)) await inLanes(group, 2, runStep);
if (failed.length === 0) writeTimes(name, times);
process.exitCode = report(failed.length > 0) ? 0 : 1;

/**
 * Neighbours that keep one core busy run side by side; any other step is alone.
 * @param {readonly Step[]} all
 */
function inGroups(all) {
  /** @type {Step[][]} */
  const groups = [];
  for (const [index, step] of all.entries()) {
    if (step.usesOneCore && all[index - 1]?.usesOneCore) groups.at(-1)?.push(step);
    else groups.push([step]);
  }
  return groups;
}

/** @param {Step} step */
async function runStep({ name, work, checksSources = false }) {
  if (failed.length > 0) return;
  if (checksSources && unchanged.has(name)) {
    if (before[name] !== undefined) times[name] = before[name];
    console.log(`\n== ${name}: passed with the same files`);
    return;
  }
  const start = Date.now();
  const last = before[name] === undefined ? '' : `, ${before[name].toFixed(0)} s last time`;
  console.log(
    `\n== ${name}: step ${steps.findIndex((step) => step.name === name) + 1} of ${steps.length}${last}`,
  );
  try {
    await work(mode);
    times[name] = (Date.now() - start) / 1000;
    if (checksSources) unchanged.add(name);
    console.log(`== ${name} took ${secondsSince(start)}, ${secondsSince(begun)} in all`);
  } catch (error) {
    failed.push(name);
    console.error(`== ${name} failed: ${error instanceof Error ? error.message : String(error)}`);
  }
}
