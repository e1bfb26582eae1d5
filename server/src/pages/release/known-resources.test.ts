import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

import type { ManifestRoute } from '@school/contract';
import type { ReleasedPackage } from '@school/contract/release-file';

import { unknownResources, writeKnownResources } from './known-resources';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'release-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const section = (...resources: string[]) => {
  const route: ManifestRoute = { path: '/Library', title: 'Library', trail: [], resources };
  return { name: '@school/mf-library', routes: [route] } as unknown as ReleasedPackage;
};

it('lets a section pass whose resources the servers know', () => {
  const needed = section('news/all', 'content/library', 'subGallery?id', 'search?q&kind');
  expect(unknownResources(folder, needed)).toEqual([]);
  writeKnownResources(folder);
  expect(unknownResources(folder, needed)).toEqual([]);
});

it('names a resource that the running servers do not know yet', () => {
  writeFileSync(path.join(folder, 'known-resources.json'), '["news/all"]');
  expect(unknownResources(folder, section('news/all', 'events/All'))).toEqual([
    '@school/mf-library needs “events/All”, which the running servers do not know: update them first',
  ]);
});

it('names a resource that there is not', () => {
  expect(unknownResources(folder, section('book/all'))).toEqual([
    '@school/mf-library needs “book/all”, which is no resource of contract/src/resources.ts',
  ]);
});

it('goes on in a folder that cannot be written', () => {
  expect(() => writeKnownResources(path.join(folder, 'missing'))).not.toThrow();
});
