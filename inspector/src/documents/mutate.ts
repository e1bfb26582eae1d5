import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

import { runBin } from '@school/workspace/process.mjs';
import { root } from '@school/workspace/workspace.mjs';

import { findMachines } from './machines';
import { mutationsOf } from './mutations';

// `npm run mutate [-- tc list]`: breaks each machine in five ways, one at a time, and runs its tests; they
// must fail
const wanted = process.argv.slice(2);
const machines = (await findMachines()).filter(
  ({ machine }) => wanted.length === 0 || wanted.includes(machine.id),
);
let survivors = 0;
for (const { machine, file } of machines) {
  const place = path.join(root, file);
  const source = readFileSync(place, 'utf8');
  for (const { kind, what, text } of mutationsOf(source)) {
    writeFileSync(place, text);
    try {
      const isCaught = (await fails([testOf(file)])) || (await fails(['--findRelatedTests', file]));
      if (!isCaught) survivors += 1;
      console.log(`${isCaught ? 'caught  ' : 'SURVIVED'} ${machine.id}: ${kind}: ${what}`);
    } finally {
      writeFileSync(place, source);
    }
  }
}
console.log(survivors === 0 ? 'every mutation was caught' : `${survivors} mutations survived`);
process.exitCode = survivors === 0 ? 0 : 1;

/** The tests beside a machine. */
function testOf(file: string): string {
  const test = file.replace(/\.ts$/, '.test.ts');
  return existsSync(path.join(root, test)) ? test : path.dirname(file);
}

async function fails(tests: readonly string[]): Promise<boolean> {
  try {
    await runBin('jest', ['--ci', '--silent', '--bail', ...tests]);
    return false;
  } catch {
    return true;
  }
}
