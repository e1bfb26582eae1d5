import { createHash } from 'node:crypto';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

import type { Manifest, ManifestRoute } from '@school/contract';
import type { ReleasedPackage, VersionRecord } from '@school/contract/release-file';
import { withLock } from '@school/server/lib/folder-lock';
import { integrityOf } from '@school/server/pages/release/integrity';

import { changeLive } from '../release/changes';
import { readBuild } from '../release/read-build';
import { addVersion } from '../release/versions';

export const author = { by: 'Asha', commit: 'abc1234' };

/** A release folder and builds of small packages, in a folder of their own. */
export interface Workshop {
  folder: string;
  /** Writes the build of a package, with other files where they are given; returns its folder. */
  build: (name: string, text: string, change?: Partial<Manifest>, others?: Record<string, string>) => string;
  /** Builds a package and makes it live. */
  deploy: (...build: Parameters<Workshop['build']>) => Promise<VersionRecord>;
  remove: () => void;
}

export function createWorkshop(): Workshop {
  const workshop = mkdtempSync(path.join(tmpdir(), 'workshop-'));
  const folder = path.join(workshop, 'release');
  mkdirSync(folder);
  const build: Workshop['build'] = (name, text, change, others = {}) => {
    const dist = path.join(workshop, 'builds', name);
    rmSync(dist, { recursive: true, force: true });
    mkdirSync(dist, { recursive: true });
    const file = `${name}.${createHash('sha256').update(text).digest('hex').slice(0, 12)}.js`;
    const files = { [file]: text, ...others };
    for (const [each, content] of Object.entries(files)) writeFileSync(path.join(dist, each), content);
    const integrity = Object.fromEntries(
      Object.entries(files).map(([each, content]) => [each, integrityOf(Buffer.from(content))]),
    );
    const own = { imports: { [`@school/${name}`]: file }, integrity };
    const manifest = describePackage(name, { ...own, ...change });
    writeFileSync(path.join(dist, 'manifest.json'), JSON.stringify(manifest));
    return dist;
  };
  const deploy: Workshop['deploy'] = (name, ...rest) => {
    const dist = build(name, ...rest);
    return withLock(folder, async () => {
      const record = await addVersion(folder, readBuild(dist), author);
      changeLive(folder, [{ action: 'deploy', package: name, next: record.manifest }], author);
      return record;
    });
  };
  return { folder, build, deploy, remove: () => rmSync(workshop, { recursive: true, force: true }) };
}

/** Code of a version that does harm to the server which renders it. */
export const harms = {
  throws: "throw new Error('boom')",
  throwsLate: "setTimeout(() => { throw new Error('boom'); }, 20)",
  rejectsLate: "setTimeout(() => Promise.reject(new Error('boom')), 20)",
  spins: 'for (;;);',
  fillsMemory: 'const all = []; for (;;) all.push(new Array(10_000).fill(all.length))',
} as const;

/** Copies the build of a section, and runs code whenever a page of it is rendered on the server. */
export function writeHarmfulBuild(from: string, to: string, code: string): void {
  cpSync(from, to, { recursive: true });
  const file = path.join(to, 'manifest.json');
  const manifest = JSON.parse(readFileSync(file, 'utf8')) as Manifest;
  const entry = manifest.imports[manifest.name] ?? '';
  const text = `import { section as own } from './${entry}';
    const render = async (request) => { ${code}; return own.render(request); };
    export const section = { ...own, render };`;
  const wrapper = `harm.${createHash('sha256').update(text).digest('hex').slice(0, 12)}.js`;
  writeFileSync(path.join(to, wrapper), text);
  manifest.imports[manifest.name] = wrapper;
  manifest.integrity[wrapper] = integrityOf(Buffer.from(text));
  writeFileSync(file, JSON.stringify(manifest));
}

/** The manifest of a package without files. */
export function describePackage(name: string, change: Partial<Manifest> = {}): ReleasedPackage {
  const empty = { imports: {}, chunks: {}, css: [], integrity: {}, routes: [], uses: {} };
  const own = `@school/${name}`;
  return { name: own, version: '1', ...empty, exports: { [own]: ['section'] }, ...change };
}

export function route(path: string, change: Partial<ManifestRoute> = {}): ManifestRoute {
  return { path, title: path, trail: [], resources: [], ...change };
}
