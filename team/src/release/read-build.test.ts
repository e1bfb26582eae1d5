import { readFileSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';

import { createWorkshop, route, type Workshop } from '../testing/builds';
import { readBuild } from './read-build';

let workshop: Workshop;
beforeEach(() => (workshop = createWorkshop()));
afterEach(() => workshop.remove());

const routes = [route('/Books')];

it('reads the manifest of a section that was built elsewhere', () => {
  const dist = workshop.build('mf-books', 'export {};', { routes });
  expect(readBuild(dist, 'section').manifest.name).toBe('@school/mf-books');
});

it('refuses a folder without a build', () => {
  expect(() => readBuild(workshop.folder)).toThrow(
    `${workshop.folder} has no manifest.json: build the section first`,
  );
});

it('refuses a package that every page runs', () => {
  const dist = workshop.build('shared-deps', 'export {};', { routes });
  expect(readBuild(dist).manifest.name).toBe('@school/shared-deps');
  expect(() => readBuild(dist, 'section')).toThrow("manifest.json is not a section's: name: Invalid format");
});

it.each([
  ['files outside of its folder', { integrity: { '../../release.js': 'sha256-x' } }, 'integrity'],
  ['addresses outside of its folder', { imports: { '@school/mf-books': '/etc/passwd' } }, 'imports'],
  ['no page', { routes: [] }, 'routes'],
])('refuses a manifest that names %s', (_what, change, part) => {
  const dist = workshop.build('mf-books', 'export {};', { routes, ...change });
  expect(() => readBuild(dist, 'section')).toThrow(`manifest.json is not a section's: ${part}`);
});

it('refuses a manifest that is cut', () => {
  const dist = workshop.build('mf-books', 'export {};', { routes });
  const file = path.join(dist, 'manifest.json');
  writeFileSync(file, readFileSync(file, 'utf8').slice(0, 40));
  expect(() => readBuild(dist)).toThrow(`${file} is not a package's: it: Invalid JSON`);
});

it('has the builds in other languages beside the English one, with all files in one list of hashes', () => {
  const dist = workshop.build('mf-bells', 'export const section = "bells"');
  const hindi = path.join(dist, '../hi');
  renameSync(workshop.build('hi', 'export const section = "ghanti"'), hindi);
  const text = readFileSync(path.join(hindi, 'manifest.json'), 'utf8');
  writeFileSync(path.join(hindi, 'manifest.json'), text.replaceAll('@school/hi', '@school/mf-bells'));
  const { manifest, read } = readBuild(dist);
  const address = manifest.languages?.hi?.imports['@school/mf-bells'] ?? '';
  expect(address).toMatch(/^\/assets\/mf-bells\/hi\.\w+\.js$/);
  expect(Object.keys(manifest.integrity)).toEqual([manifest.imports['@school/mf-bells'], address]);
  expect(read(address)?.toString()).toContain('ghanti');
});
