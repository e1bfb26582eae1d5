import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

import { format, resolveConfig } from 'prettier';

import { recordedRun } from '../../../inspector/src/record/recorded-run';
import { openSession } from '../../../inspector/src/record/session-file';
import { readMachines } from '../preset/read-machines';
import { Refusal } from '../release/refusal';
import { builtPackages, root } from '../workspace/workspace';
import { sessionTest, whyNoTest } from './session-test';

/**
 * `school test-from SESSION.json ACTOR [SECONDS]`: writes a Jest test beside the actor's machine. It fails
 * while the machine does as recorded: by then, or when the session was exported, it was wrong. A machine that
 * does otherwise already is refused, with the first step that differs.
 */
export async function command([file = '', name = '', seconds]: string[]): Promise<void> {
  const session = openSession(readFileSync(file, 'utf8'));
  const actors = [...session.actors.values()].filter(({ chart }) => chart !== undefined);
  const actor = actors.find((each) => each.name === name);
  const names = actors.map((each) => each.name).join(', ');
  if (!actor) throw new Refusal([`${file} has no machine ${name}, but ${names}`]);
  // the panel shows whole milliseconds
  const end = seconds === undefined ? undefined : Number(seconds) * 1_000 + 1;
  const run = recordedRun(session, actor.key, end);
  if (run.steps.length === 0) throw new Refusal([`${file} has no event of ${name}`]);
  const { id = '' } = actor.chart ?? {};
  const source = machineFile(id);
  const present = readMachines(path.dirname(source)).find((each) => each.id === id);
  const reason = present && whyNoTest(present, run);
  if (reason !== undefined) throw new Refusal([`${name}: ${reason}`]);
  const code = readFileSync(source, 'utf8');
  const declared = /export (?:function (create\w+Machine)|const (\w+Machine)\b)/.exec(code);
  const [, factory, constant = factory ?? ''] = declared ?? [];
  const machine = {
    module: `./${path.basename(source, '.ts')}`,
    name: constant,
    isFactory: factory !== undefined,
  };
  const text = sessionTest(session.address, run, machine);
  const test = path.join(path.dirname(source), `${id}.session.test.ts`);
  const style = await resolveConfig(test);
  writeFileSync(test, await format(text, { ...style, parser: 'typescript' }), { flag: 'wx' });
  console.log(`npx jest ${path.relative(root, test)}`);
  const children = new Set(run.steps.flatMap(({ reached }) => reached.children));
  if (children.size > 0)
    console.log(
      `events are replayed, effects are not: of a bug in ${[...children].join(', ')} this session cannot tell`,
    );
}

/** The file of a machine has its name. */
function machineFile(id: string): string {
  const files = builtPackages.flatMap((name) => {
    const folder = path.join(root, name, 'src');
    return readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((file) => path.join(folder, file));
  });
  const found = files.find((file) => path.basename(file) === `${id}.machine.ts`);
  if (found === undefined) throw new Refusal([`no package has a file ${id}.machine.ts`]);
  return found;
}
