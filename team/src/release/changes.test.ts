import fs, { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

import type { VersionRecord } from '@school/contract/release-file';
import { integrityOf } from '@school/server/pages/release/integrity';
import { readLive, releaseId } from '@school/server/pages/release/release-file';

import { author, createWorkshop, route, type Workshop } from '../testing/builds';
import { createCandidate, deployCandidate } from './candidate';
import { isLive } from './changes';
import { rollBack } from './commands/rollback';
import { prune } from './prune';
import { readBuild } from './read-build';
import { addVersion, readLedger, readVersions } from './versions';

let workshop: Workshop;
beforeEach(() => (workshop = createWorkshop()));
afterEach(() => workshop.remove());

const entryOf = (name: string) => readLive(workshop.folder).imports[`@school/${name}`];
const textOf = (name: string) => readFileSync(workshop.folder + (entryOf(name) ?? ''), 'utf8');

it('moves one package and leaves every other entry as it was', async () => {
  await workshop.deploy('mf-home', 'home 1', { routes: [route('/home')] });
  await workshop.deploy('mf-gallery', 'gallery 1', { routes: [route('/Photos')] });
  const before = entryOf('mf-home');
  await workshop.deploy('mf-gallery', 'gallery 2', { routes: [route('/Photos')] });
  expect(textOf('mf-gallery')).toBe('gallery 2');
  expect(entryOf('mf-home')).toBe(before);
  expect(Object.keys(readLedger(workshop.folder))).toHaveLength(3);
});

it('keeps both of two deploys at once', async () => {
  await Promise.all([workshop.deploy('mf-home', 'home 1'), workshop.deploy('mf-gallery', 'gallery 1')]);
  expect([textOf('mf-home'), textOf('mf-gallery')]).toEqual(['home 1', 'gallery 1']);
  expect(readLive(workshop.folder).changes).toHaveLength(2);
});

it('makes no version live again whose file is damaged', async () => {
  await workshop.deploy('mf-home', 'home 1');
  const first = entryOf('mf-home') ?? '';
  await workshop.deploy('mf-home', 'home 2');
  writeFileSync(workshop.folder + first, 'home 1, and more');
  await expect(rollBack(workshop.folder, 'mf-home', undefined, author)).rejects.toThrow(
    `${first} is damaged`,
  );
  expect(textOf('mf-home')).toBe('home 2');
});

it('leaves the old release wherever a deploy is cut, and the next one goes on from there', async () => {
  await workshop.deploy('mf-home', 'home 1');
  const { renameSync } = fs;
  const isCutAfter = async (files: number, text: string) => {
    let left = files;
    const renaming = jest.spyOn(fs, 'renameSync').mockImplementation((from, to) => {
      if (left === 0) throw new Error('it is cut');
      left -= 1;
      renameSync(from, to);
    });
    const isCut = await workshop.deploy('mf-home', text).then(
      () => false,
      () => true,
    );
    renaming.mockRestore();
    return isCut;
  };
  // a script with its two forms, the ledger, a record, and the pointer last
  for (let files = 0; files < 6; files += 1) {
    expect(await isCutAfter(files, `home ${files + 2}`)).toBe(true);
    expect(textOf('mf-home')).toBe('home 1');
  }
  expect(await isCutAfter(6, 'home 8')).toBe(false);
  expect(textOf('mf-home')).toBe('home 8');
  await prune(workshop.folder, 1);
  const kept = readdirSync(path.join(workshop.folder, 'assets'), { recursive: true, encoding: 'utf8' });
  expect(kept.filter((name) => name.endsWith('.next'))).toEqual([]);
});

it('records who released what and when', async () => {
  await workshop.deploy('mf-home', 'home 1');
  const [change] = readLive(workshop.folder).changes ?? [];
  expect(change).toMatchObject({ package: 'mf-home', action: 'deploy', by: 'Asha', commit: 'abc1234' });
  expect(Date.parse(change?.at ?? '')).toBeLessThanOrEqual(Date.now());
  expect(readVersions(workshop.folder)).toMatchObject([{ package: 'mf-home', by: 'Asha' }]);
});

it('refuses what another section has, and changes nothing', async () => {
  await workshop.deploy('mf-home', 'home 1', { routes: [route('/home')] });
  const before = readFileSync(path.join(workshop.folder, 'release.json'), 'utf8');
  const deploy = workshop.deploy('mf-library', 'library 1', { routes: [route('/HOME')] });
  await expect(deploy).rejects.toThrow(
    '@school/mf-library claims the path /HOME, which belongs to @school/mf-home',
  );
  expect(readFileSync(path.join(workshop.folder, 'release.json'), 'utf8')).toBe(before);
});

describe('a file name that is known', () => {
  /** A build of a section with other text in a file of the name that `before` has. */
  function reuse(before: string, text: string) {
    const dist = workshop.build('mf-home', before);
    const file = path.join(dist, 'manifest.json');
    const name = readdirSync(dist).find((each) => each.endsWith('.js')) ?? '';
    const hash = readBuild(dist).manifest.integrity[`/assets/mf-home/${name}`] ?? '';
    writeFileSync(path.join(dist, name), text);
    writeFileSync(file, readFileSync(file, 'utf8').replace(hash, integrityOf(Buffer.from(text))));
    return readBuild(dist);
  }
  const reason = /^\/assets\/mf-home\/mf-home\.\w+\.js is there with other content/;

  it('is refused with other content, live or not, and the file stays', async () => {
    await workshop.deploy('mf-home', 'home 1');
    const other = reuse('home 1', 'home X');
    await expect(createCandidate(workshop.folder, other, author)).rejects.toThrow(reason);
    await expect(addVersion(workshop.folder, other, author)).rejects.toThrow(reason);
    expect(textOf('mf-home')).toBe('home 1');
    await workshop.deploy('mf-home', 'home 2');
    await expect(addVersion(workshop.folder, other, author)).rejects.toThrow(reason);
  });

  it('is refused of a candidate too that was made before the name was known', async () => {
    await workshop.deploy('mf-home', 'home 0');
    const candidate = await createCandidate(workshop.folder, reuse('home 1', 'home X'), author);
    await workshop.deploy('mf-home', 'home 1');
    await expect(deployCandidate(workshop.folder, candidate)).rejects.toThrow(reason);
    candidate.remove();
    expect(textOf('mf-home')).toBe('home 1');
  });
});

describe('a rollback', () => {
  const live = () => textOf('mf-home');
  const back = (to?: string) => rollBack(workshop.folder, 'mf-home', to, author);

  it('goes to the version before, and once more to the one before that', async () => {
    for (const text of ['home 1', 'home 2', 'home 3']) await workshop.deploy('mf-home', text);
    await back();
    expect(live()).toBe('home 2');
    await back();
    expect(live()).toBe('home 1');
    await expect(back()).rejects.toThrow('mf-home has no earlier version');
    await workshop.deploy('mf-home', 'home 3');
    await back();
    expect(live()).toBe('home 1');
  });

  it('goes by a history that earlier tools have written', async () => {
    for (const text of ['home 1', 'home 2']) await workshop.deploy('mf-home', text);
    const pointer = path.join(workshop.folder, 'release.json');
    writeFileSync(pointer, readFileSync(pointer, 'utf8').replace('"changes"', '"moves"'));
    await back();
    expect(live()).toBe('home 1');
  });

  it('goes to the version that is named, and makes the same release of it', async () => {
    const { version } = await workshop.deploy('mf-home', 'home 1');
    const before = releaseId(readLive(workshop.folder));
    for (const text of ['home 2', 'home 3']) await workshop.deploy('mf-home', text);
    await back(version);
    expect(live()).toBe('home 1');
    expect(releaseId(readLive(workshop.folder))).toBe(before);
    await expect(back(version)).rejects.toThrow(`mf-home ${version} is live already`);
    await expect(back('0000000000')).rejects.toThrow('mf-home 0000000000 is not kept here');
  });
});

describe('clearing out', () => {
  it('removes the files of old versions, and keeps those that are live', async () => {
    const first = await workshop.deploy('mf-home', 'home 1');
    for (const number of [2, 3, 4]) await workshop.deploy('mf-home', `home ${number}`);
    await rollBack(workshop.folder, 'mf-home', first.version, author);
    expect(await prune(workshop.folder, 2)).toMatchObject({ versions: 1, files: 3 });
    expect(textOf('mf-home')).toBe('home 1');
    const isShown = ({ version }: VersionRecord) => isLive(readLive(workshop.folder), 'mf-home', version);
    expect(readVersions(workshop.folder).map(isShown)).toEqual([true, false, false]);
    for (const address of Object.keys(readLedger(workshop.folder))) {
      expect(existsSync(workshop.folder + address)).toBe(true);
    }
    expect(Object.keys(readLedger(workshop.folder))).toHaveLength(3);
  });
});
