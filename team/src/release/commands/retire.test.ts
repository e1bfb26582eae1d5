import { readLive } from '@school/server/pages/release/release-file';

import { author, createWorkshop, route, type Workshop } from '../../testing/builds';
import { retire } from './retire';
import { rollBack } from './rollback';

let workshop: Workshop;
beforeEach(async () => {
  workshop = createWorkshop();
  await workshop.deploy('mf-home', 'home 1', { routes: [route('/home', { aliases: ['/'] })] });
});
afterEach(() => workshop.remove());

const library = [route('/Library'), route('/Loans', { aliases: ['/Lending'] })];
const deployLibrary = () => workshop.deploy('mf-library', 'library 1', { routes: library });

it('takes a section out, and says of each of its paths that it is gone', async () => {
  await deployLibrary();
  const before = readLive(workshop.folder);
  await expect(retire(workshop.folder, 'mf-library', undefined, author)).resolves.toEqual([
    '/Library',
    '/Loans',
    '/Lending',
  ]);
  const { packages, imports, retired, changes } = readLive(workshop.folder);
  expect(Object.keys(packages)).toEqual(['mf-home']);
  expect(packages['mf-home']).toEqual(before.packages['mf-home']);
  expect(imports).not.toHaveProperty(['@school/mf-library']);
  expect(retired).toEqual([{ path: '/Library' }, { path: '/Loans' }, { path: '/Lending' }]);
  expect(changes?.at(-1)).toMatchObject({ package: 'mf-library', action: 'retire', by: 'Asha' });
  expect(changes?.at(-1)).not.toHaveProperty('to');
});

it('can lead its paths to another page', async () => {
  await deployLibrary();
  await retire(workshop.folder, 'mf-library', '/home', author);
  expect(readLive(workshop.folder).retired?.[0]).toEqual({ path: '/Library', to: '/home' });
});

it('is undone by a rollback, and said once more of the same paths', async () => {
  const { version } = await deployLibrary();
  await retire(workshop.folder, 'mf-library', undefined, author);
  await rollBack(workshop.folder, 'mf-library', undefined, author);
  expect(readLive(workshop.folder).packages['mf-library']?.version).toBe(version);
  await retire(workshop.folder, 'mf-library', '/home', author);
  expect(readLive(workshop.folder).retired).toHaveLength(3);
});

it.each([
  ['mf-library', undefined, 'mf-library is not deployed'],
  ['mf-home', undefined, 'mf-home has the home page, which every site needs'],
  ['shared-deps', undefined, 'shared-deps has no pages: every section needs it'],
  ['mf-news', '/nowhere', '--to /nowhere is no path of another section'],
  ['mf-news', '/News', '--to /News is no path of another section'],
])('refuses %s to %s, and changes nothing', async (name, to, reason) => {
  await workshop.deploy('shared-deps', 'shared 1');
  await workshop.deploy('mf-news', 'news 1', { routes: [route('/News')] });
  const before = readLive(workshop.folder);
  await expect(retire(workshop.folder, name, to, author)).rejects.toThrow(reason);
  expect(readLive(workshop.folder)).toEqual(before);
});
