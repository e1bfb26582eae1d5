import { createHash } from 'node:crypto';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

import type { Manifest } from '@school/contract';

import { integrityOf } from '../../server/src/pages/release/integrity';
import {
  type Candidate,
  createCandidate,
  deployCandidate,
  previewCandidate,
} from '../../team/src/release/candidate';
import { releaseFolder } from '../../team/src/release/commands/release';
import { readBuild } from '../../team/src/release/read-build';
import { root } from './site';

export const author = { by: 'Asha', commit: 'abc1234' };

/** A copy of the release, and other versions of a section: the built one with one text of its code replaced. */
export interface OwnRelease {
  folder: string;
  /** Returns the folder of the preview. */
  preview: (name: string, change: TextChange) => Promise<string>;
  deploy: (name: string, change: TextChange) => Promise<void>;
  remove: () => void;
}

interface TextChange {
  from: string;
  to: string;
}

export function copyRelease(): OwnRelease {
  const place = mkdtempSync(path.join(tmpdir(), 'versions-'));
  const folder = path.join(place, 'release');
  cpSync(releaseFolder(), folder, { recursive: true });
  const withCandidate = async <T>(
    name: string,
    change: TextChange,
    work: (folder: string, candidate: Candidate) => Promise<T>,
  ) => {
    const dist = path.join(place, 'dist');
    buildVersion(path.join(root, name, 'dist/browser'), dist, change);
    const candidate = await createCandidate(folder, readBuild(dist), author);
    return work(folder, candidate).finally(candidate.remove);
  };
  return {
    folder,
    preview: (name, change) => withCandidate(name, change, previewCandidate),
    deploy: (name, change) => withCandidate(name, change, deployCandidate),
    remove: () => rmSync(place, { recursive: true, force: true }),
  };
}

/**
 * Copies a build with one text replaced. Files that change, or name one that does, get the name of their
 * content.
 */
export function buildVersion(from: string, to: string, change: TextChange): void {
  rmSync(to, { recursive: true, force: true });
  mkdirSync(to);
  const files = new Map(readdirSync(from).map((name) => [name, readFileSync(path.join(from, name))]));
  let manifest = (files.get('manifest.json') ?? '').toString();
  const renamed = [{ ...change }];
  for (let step = renamed.shift(); step !== undefined; step = renamed.shift()) {
    for (const [name, body] of [...files]) {
      const text = body.toString();
      if (!name.endsWith('.js') || !text.includes(step.from)) continue;
      const next = Buffer.from(text.replaceAll(step.from, step.to));
      const hash = createHash('sha256').update(next).digest('hex').slice(0, 12);
      const nextName = name.replace(/\.[\da-f]{12}\.js$/, `.${hash}.js`);
      files.delete(name);
      files.set(nextName, next);
      const charts = files.get(chartsOf(name));
      if (charts) files.set(chartsOf(nextName), charts);
      manifest = manifest.replaceAll(`"${name}"`, `"${nextName}"`);
      if (charts) manifest = manifest.replaceAll(`"${chartsOf(name)}"`, `"${chartsOf(nextName)}"`);
      renamed.push({ from: `"./${name}"`, to: `"./${nextName}"` });
    }
  }
  const described = JSON.parse(manifest) as Manifest;
  for (const name of Object.keys(described.integrity)) {
    const body = files.get(name);
    if (body === undefined) throw new Error(`${name} is not in the build`);
    described.integrity[name] = integrityOf(body);
    writeFileSync(path.join(to, name), body);
  }
  writeFileSync(path.join(to, 'manifest.json'), JSON.stringify(described));
}

/** The descriptions of an entry's charts, which are beside it. */
function chartsOf(entry: string): string {
  return entry.replace(/\.js$/, '.charts.map');
}
