import { readFileSync } from 'node:fs';

import { readLive } from '@school/server/pages/release/release-file';

import { author, createWorkshop, type Workshop } from '../testing/builds';
import { type Candidate, createCandidate, deployCandidate, previewCandidate } from './candidate';
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
const candidates: Candidate[] = [];
async function candidateOf(name: string, text: string): Promise<Candidate> {
  const candidate = await createCandidate(workshop.folder, readBuild(workshop.build(name, text)), author);
  candidates.push(candidate);
  return candidate;
}
afterEach(() => candidates.splice(0).forEach(({ remove }) => remove()));

it('is seen by nobody until it is deployed', async () => {
  const candidate = await candidateOf('mf-home', 'home 2');
  expect(textOf('mf-home', candidate.folder)).toBe('home 2');
  expect(Object.keys(readLedger(workshop.folder))).toHaveLength(2);
  expect(textOf('mf-home')).toBe('home 1');
  await deployCandidate(workshop.folder, candidate);
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
