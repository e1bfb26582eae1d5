import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

import type { ManifestRoute } from '@school/contract';
import type { ReleasedPackage } from '@school/contract/release-file';

import { knownResources, unknownResources, writeKnownResources } from './known-resources';

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
  const end = writeKnownResources(folder);
  expect(unknownResources(folder, needed)).toEqual([]);
  expect(knownResources(folder)).toContain('subGallery');
  end();
  expect(knownResources(folder)).toBeUndefined();
});

it('names a resource that one of the running servers does not know yet', () => {
  const end = writeKnownResources(folder);
  const older = path.join(folder, 'servers/older.json');
  mkdirSync(path.dirname(older), { recursive: true });
  writeFileSync(older, '["news/all"]');
  expect(unknownResources(folder, section('news/all', 'events/All'))).toEqual([
    '@school/mf-library needs “events/All”, which a running server does not know: npm run build -w server, and restart it',
  ]);
  // it has said nothing for an hour
  utimesSync(older, 0, Date.now() / 1_000 - 3_600);
  expect(unknownResources(folder, section('events/All'))).toEqual([]);
  end();
});

it('names a resource that there is not', () => {
  expect(unknownResources(folder, section('book/all'))).toEqual([
    '@school/mf-library needs “book/all”, which is no resource of contract/src/resources.ts',
  ]);
});

it('goes on in a folder that cannot be written', () => {
  expect(() => writeKnownResources(path.join(folder, 'missing'))).not.toThrow();
});
