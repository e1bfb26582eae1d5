import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';

import { readLive } from '@school/server/pages/release/release-file';

import { author, createWorkshop, type Workshop } from '../testing/builds';
import { createCandidate, deployCandidate, previewCandidate } from './candidate';
import { candidatePlace } from './commands/command';
import { readBuild } from './read-build';
import { readLedger } from './versions';

let workshop: Workshop;
beforeEach(async () => {
  workshop = createWorkshop();
  await workshop.deploy('mf-home', 'home 1');
  await workshop.deploy('mf-gallery', 'gallery 1');
});
afterEach(() => workshop.remove());

const textOf = (name: string, folder = workshop.folder) =>
  readFileSync(folder + (readLive(folder).imports[`@school/${name}`] ?? ''), 'utf8');
const candidateOf = (name: string, text: string) =>
  createCandidate(
    workshop.folder,
    readBuild(workshop.build(name, text)),
    path.join(workshop.folder, '../candidate'),
    author,
  );

it('is removed by the next one when its deploy was killed', () => {
  const own = candidatePlace('mf-home');
  // no process has such a number
  const left = own.replace(/\d+$/, '99999999');
  for (const place of [own, left]) mkdirSync(place);
  expect(candidatePlace('mf-home')).toBe(own);
  expect([own, left].map((place) => existsSync(place))).toEqual([true, false]);
  rmSync(own, { recursive: true });
});

it('is seen by nobody until it is deployed', async () => {
  const candidate = await candidateOf('mf-home', 'home 2');
  expect(textOf('mf-home', candidate.folder)).toBe('home 2');
  expect(Object.keys(readLedger(workshop.folder))).toHaveLength(2);
  expect(textOf('mf-home')).toBe('home 1');
  await deployCandidate(workshop.folder, candidate);
  candidate.remove();
  expect(textOf('mf-home')).toBe('home 2');
});

it('is previewed in a folder with everything else that is live, and what is live stays as it is', async () => {
  const before = readLive(workshop.folder);
  const preview = await previewCandidate(workshop.folder, await candidateOf('mf-home', 'home 2'));
  expect([textOf('mf-home', preview), textOf('mf-gallery', preview)]).toEqual(['home 2', 'gallery 1']);
  expect(readLive(workshop.folder)).toEqual(before);
});

it('takes the place of the last preview, in a folder that stays', async () => {
  for (const text of ['home 2', 'home 3', 'home 4', 'home 5'])
    await previewCandidate(workshop.folder, await candidateOf('mf-home', text));
  await workshop.deploy('mf-gallery', 'gallery 2');
  const next = await candidateOf('mf-about', 'about 1');
  const preview = await previewCandidate(workshop.folder, next);
  const names = ['mf-home', 'mf-gallery', 'mf-about'];
  expect(names.map((name) => textOf(name, preview))).toEqual(['home 1', 'gallery 2', 'about 1']);
  // besides what is live, two versions of a package
  expect(Object.keys(readLedger(preview))).toHaveLength(5);
});
