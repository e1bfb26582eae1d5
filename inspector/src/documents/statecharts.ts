import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';

import { root } from '@school/workspace/workspace.mjs';

import { collisionsOf } from '../charts/collisions';
import { describeMachines } from './describe';
import { documentsOf } from './documents';

/** Pages and pictures of the machines; whatever else is in this folder is removed. */
const FOLDER = 'docs/statecharts';

// `npm run docs:statecharts`: writes what the charts say; with `--check` it only says what is stale
const machines = await describeMachines();
const files = await documentsOf(machines);
const unreadable = machines.flatMap(({ chart, layout }) =>
  collisionsOf(chart, layout).map((each) => `${chart.id}: ${each}`),
);
const untested = machines.filter(({ file }) => !isTested(file)).map(({ file }) => file);
const stale = [...files].filter(([file, text]) => readIfThere(file) !== text).map(([file]) => file);
const left = filesIn(FOLDER).filter((file) => !files.has(file));

if (process.argv.includes('--check')) {
  for (const file of stale) console.error(`${file} is stale`);
  for (const file of left) console.error(`${file} is of a machine that is no more`);
  for (const each of unreadable) console.error(each);
  for (const file of untested) console.error(`${file} has no test of every transition beside it`);
  if (stale.length + left.length > 0) console.error('npm run docs:statecharts writes them anew');
  if (stale.length + left.length + untested.length + unreadable.length > 0) process.exitCode = 1;
} else {
  mkdirSync(path.join(root, FOLDER), { recursive: true });
  for (const file of left) rmSync(path.join(root, file));
  for (const file of stale) writeFileSync(path.join(root, file), files.get(file) ?? '');
  console.log(`${files.size} files, ${stale.length} of them written anew`);
}

function isTested(file: string): boolean {
  return readIfThere(file.replace(/\.ts$/, '.test.ts'))?.includes('testEveryTransition(') ?? false;
}

function readIfThere(file: string): string | undefined {
  const place = path.join(root, file);
  return existsSync(place) ? readFileSync(place, 'utf8') : undefined;
}

function filesIn(folder: string): string[] {
  const place = path.join(root, folder);
  return existsSync(place) ? readdirSync(place).map((name) => `${folder}/${name}`) : [];
}
