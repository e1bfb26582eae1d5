/** @jest-environment node */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';

import { describeInterface } from './describe-interface';
import { deprecatedIn, type PublicInterface, readReport, writeReport } from './report';

const tsconfig = path.resolve('preset/src/tsconfig.json');
// the compiler reads the types of the browser and of Node for each
jest.setTimeout(60_000);

let folder: string;
beforeEach(() => {
  // below the workspace, where the packages are that declarations name
  mkdirSync('.cache', { recursive: true });
  folder = mkdtempSync(path.resolve('.cache/interface-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

function write(file: string, text: string): void {
  mkdirSync(path.dirname(path.join(folder, 'src', file)), { recursive: true });
  writeFileSync(path.join(folder, 'src', file), text);
}

function describePackage(entries: Record<string, string>): PublicInterface {
  return describeInterface({ folder, entries, tsconfig });
}

it('declares what entries export, and the types that it is made of', () => {
  write(
    'bell.ts',
    'export interface Bell { rings?: number }\nexport const ring = (bell: Bell) => bell.rings ?? 1;',
  );
  write('index.ts', `export { ring } from './bell';`);
  expect(describePackage({ '@school/bells': 'src/index.ts' })).toEqual({
    entries: { '@school/bells': { ring: { text: 'const ring: (bell: Bell) => number;' } } },
    types: { 'bell Bell': { text: 'interface Bell {\n    rings?: number;\n}' } },
  });
});

it('knows types that one entry has by the name of another', () => {
  write('core/index.ts', 'export interface Bell { rings: number }');
  write('tower/index.ts', `import type { Bell } from '@school/bells';\nexport type Tower = Bell[];`);
  const entries = { '@school/bells': 'src/core/index.ts', '@school/bells/tower': 'src/tower/index.ts' };
  expect(describePackage(entries).types).toEqual({});
});

it('says what is deprecated, and what to use instead', () => {
  write(
    'index.ts',
    '/** Rings.\n * @deprecated use chime\n */\nexport function ring(): void {}\nexport const chime = 1;',
  );
  const described = describePackage({ '@school/bells': 'src/index.ts' });
  expect(deprecatedIn(described)).toEqual({ '@school/bells': { ring: 'use chime' } });
});

it('refuses sources of which a part cannot be declared', () => {
  write('bell.ts', 'interface Bell { rings: number }\nexport const bell = (): Bell => ({ rings: 1 });');
  write('index.ts', `import { bell } from './bell';\nexport const ring = () => ({ of: bell() });`);
  expect(() => describePackage({ '@school/bells': 'src/index.ts' })).toThrow(
    /^cannot be declared: .*index\.ts:2: .*using name 'Bell'/,
  );
});

it('is the same when its document is read', () => {
  const report = {
    version: '1.2.0',
    entries: {
      '@school/bells': { ring: { text: 'function ring(\n): void;', deprecated: 'use chime' } },
      '@school/bells/tower': { Tower: { text: 'type Tower = string;' } },
    },
    types: { 'bell Bell': { text: 'interface Bell {\n}' } },
  };
  expect(readReport(writeReport(report))).toEqual(report);
});

it('refuses a document that is none', () => {
  expect(() => readReport('# Changelog')).toThrow(
    'a report begins with "# Public interface of @school/shared-deps"',
  );
});
