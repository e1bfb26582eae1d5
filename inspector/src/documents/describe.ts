import { readFileSync } from 'node:fs';
import path from 'node:path';

import { type Chart, chartOf, duration } from '@school/shared-deps/charts';
import { root } from '@school/workspace/workspace.mjs';
import Elk from 'elkjs/lib/elk.bundled.js';

import { elkLayout } from '../charts/elk-layout';
import type { Layout } from '../charts/layout';
import { type MachineTypes, readTypes } from './event-types';
import { findMachines, type FoundMachine, sourceFiles } from './machines';

export const elk = new Elk();

/** Everything that the documents say of a machine. */
export interface DescribedMachine extends MachineTypes {
  chart: Chart;
  layout: Layout;
  file: string;
  exported: string;
  /** Files of product code that name it. */
  users: string[];
  /** Length of each delay, or `computed`. */
  delays: Record<string, string>;
}

/** Reads, lays out and describes every machine of the project. */
export async function describeMachines(): Promise<DescribedMachine[]> {
  const machines = await findMachines();
  const types = readTypes(machines);
  const sources = sourceFiles().map((file) => ({ file, text: readFileSync(path.join(root, file), 'utf8') }));
  const described: DescribedMachine[] = [];
  for (const each of machines) {
    const { chart } = chartOf(each.machine);
    const usesIt = new RegExp(`\\b${each.exported}\\b`);
    const users = sources
      .filter(({ file, text }) => file !== each.file && !file.endsWith('/index.ts') && usesIt.test(text))
      .map(({ file }) => file)
      .sort();
    const { purpose, events, written } = typesOf(types, each);
    const { file, exported } = each;
    const layout = await elkLayout(chart, elk);
    described.push({
      chart,
      layout,
      file,
      exported,
      users,
      delays: delaysOf(each),
      purpose,
      events,
      written,
    });
  }
  return described;
}

function typesOf(types: ReadonlyMap<FoundMachine, MachineTypes>, machine: FoundMachine): MachineTypes {
  return types.get(machine) ?? { purpose: '', events: {}, written: {} };
}

function delaysOf({ machine }: FoundMachine): Record<string, string> {
  const delays = Object.entries(machine.implementations.delays as Record<string, unknown>);
  return Object.fromEntries(
    delays.map(([name, length]) => [name, typeof length === 'number' ? duration(length) : 'computed']),
  );
}
