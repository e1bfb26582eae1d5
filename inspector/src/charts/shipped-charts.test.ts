import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

import { chartOf } from '@school/shared-deps/charts';
import { type AnyStateMachine, StateMachine } from 'xstate';

import type { ShippedCharts } from '../layouts';
import { collisionsOf } from './collisions';
import { structureOf } from './layout';

const root = path.join(__dirname, '../../..');
const packages = readdirSync(root).filter((name) => existsSync(path.join(root, name, 'src/charts.json')));

const machines = packages.flatMap((name) => {
  const folder = path.join(root, name, 'src');
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.machine.ts'))
    .flatMap((file) => Object.entries(jest.requireActual<Record<string, unknown>>(path.join(folder, file))))
    .flatMap(([exported, value]) => {
      const made = /^create\w+Machine$/.test(exported) ? (value as (effects: object) => unknown)({}) : value;
      return made instanceof StateMachine ? [{ name, machine: made as AnyStateMachine }] : [];
    });
});

it('finds the machines of the site', () => {
  expect(machines.length).toBeGreaterThanOrEqual(12);
});

it.each(machines.map(({ name, machine }) => [machine.id, name, machine] as const))(
  'the chart of %s is shipped with %s, and all of its texts can be read',
  (id, name, machine) => {
    const file = path.join(root, name, 'src/charts.json');
    const { [id]: shipped } = JSON.parse(readFileSync(file, 'utf8')) as ShippedCharts;
    const { chart } = chartOf(machine);
    expect(shipped?.structure).toBe(structureOf(chart));
    expect(shipped && collisionsOf(chart, shipped.layout)).toEqual([]);
  },
);
