import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

import type { Manifest, ManifestRoute } from '@school/shared-deps';

import { integrityOf } from '../files';
import { lockRelease, move } from '../moves';
import type { VersionRecord } from '../release-file';
import { publishBuild } from '../versions';

export const author = { by: 'Asha', commit: 'abc1234' };

/** What a section exports, beside the guard's own list. */
export const lifecycles = [
  'bootstrap',
  'mount',
  'unmount',
  'prepare',
  'preload',
  'title',
  'searchOf',
  'render',
  'identifierPrefix',
];

/** A release folder and builds of small packages, in a folder of their own. */
export interface Workshop {
  folder: string;
  /** Writes the build of a package; returns its folder. */
  build: (name: string, text: string, change?: Partial<Manifest>) => string;
  /** Builds a package and makes it live, without a guard. */
  deploy: (name: string, text: string, change?: Partial<Manifest>) => Promise<VersionRecord>;
  remove: () => void;
}

export function createWorkshop(): Workshop {
  const place = mkdtempSync(path.join(tmpdir(), 'workshop-'));
  const folder = path.join(place, 'release');
  mkdirSync(folder);
  const build: Workshop['build'] = (name, text, change) => {
    const dist = path.join(place, 'builds', name);
    rmSync(dist, { recursive: true, force: true });
    mkdirSync(dist, { recursive: true });
    const file = `${name}.${createHash('sha256').update(text).digest('hex').slice(0, 12)}.js`;
    writeFileSync(path.join(dist, file), text);
    const manifest: Manifest = {
      name: `@school/${name}`,
      imports: { [`@school/${name}`]: file },
      chunks: {},
      css: [],
      integrity: { [file]: integrityOf(Buffer.from(text)) },
      routes: [],
      exports: { [`@school/${name}`]: lifecycles },
      uses: {},
      ...change,
    };
    writeFileSync(path.join(dist, 'manifest.json'), JSON.stringify(manifest));
    return dist;
  };
  const deploy: Workshop['deploy'] = (name, text, change) => {
    const dist = build(name, text, change);
    return lockRelease(folder, async (assertOwned) => {
      const { record } = await publishBuild(folder, dist, author);
      move(folder, [{ action: 'deploy', package: name, next: record.manifest }], author, assertOwned);
      return record;
    });
  };
  return { folder, build, deploy, remove: () => rmSync(place, { recursive: true, force: true }) };
}

export function route(path: string, change: Partial<ManifestRoute> = {}): ManifestRoute {
  return { path, title: path, trail: [], resources: [], ...change };
}
