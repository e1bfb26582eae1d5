import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

import Elk from 'elkjs/lib/elk.bundled.js';
import type { AnyStateMachine } from 'xstate';

import { chartOf } from '../record/chart';
import { collisionsOf } from '../testing/collisions';
import { elkLayout } from './elk-layout';

const root = path.join(__dirname, '../../..');
const { workspaces } = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8')) as {
  workspaces: string[];
};
const files = workspaces
  .map((name) => `${name}/src`)
  .filter((folder) => existsSync(path.join(root, folder)))
  .flatMap((folder) =>
    readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.machine.ts'))
      .map((file) => path.posix.join(folder, file)),
  );

it('finds the machines of the site', () => {
  expect(files.length).toBeGreaterThanOrEqual(10);
});

describe.each(files)('%s', (file) => {
  it('has a test of every transition', () => {
    const test = path.join(root, file.replace(/\.ts$/, '.test.ts'));
    expect(readFileSync(test, 'utf8')).toContain('testEveryTransition(');
  });

  it('is a row of docs/statecharts.md', () => {
    expect(readFileSync(path.join(root, 'docs/statecharts.md'), 'utf8')).toContain(`](../${file})`);
  });

  it('has a chart of which all texts can be read', async () => {
    const exported = Object.entries(jest.requireActual<Record<string, unknown>>(path.join(root, file)));
    for (const machine of exported.flatMap(machinesOf)) {
      const { chart } = chartOf(machine);
      expect(collisionsOf(chart, await elkLayout(chart, new Elk()))).toEqual([]);
    }
    expect(exported.flatMap(machinesOf)).not.toEqual([]);
  });
});

function machinesOf([name, value]: [string, unknown]): AnyStateMachine[] {
  const made = /^create\w+Machine$/.test(name) ? (value as (effects: object) => unknown)({}) : value;
  return typeof made === 'object' && made !== null && 'root' in made ? [made as AnyStateMachine] : [];
}
