import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

import { integrityOf } from '../../files';
import { readLive, type ReleasedPackage } from '../../release-file';

/** The section that is attacked. */
export const section = 'mf-home';

/**
 * Prepares a build of the live section that differs in its entry and its style sheet. Both are named after
 * the version, so that a page with parts of two versions is found.
 * @param place where the build is written
 */
export function prepareVersion(folder: string, place: string, number: number): void {
  const live = readLive(folder).packages[section];
  if (live === undefined) throw new Error(`${section} is not deployed in ${folder}`);
  mkdirSync(place, { recursive: true });
  const prefix = `/assets/${section}/`;
  const marked = [...Object.values(live.imports), ...live.css];
  let manifest = JSON.stringify(live).replaceAll(prefix, '');
  const hashes: Record<string, string> = {};
  for (const [address, hash] of Object.entries(live.integrity)) {
    const name = address.slice(prefix.length);
    const isMarked = marked.includes(address);
    const body = readFileSync(folder + address);
    const content = isMarked ? Buffer.concat([body, Buffer.from(`\n/* v${number} */\n`)]) : body;
    const next = isMarked ? name.replace(/(?:\.v\d+)?(\.\w+)$/, `.v${number}$1`) : name;
    writeFileSync(path.join(place, next), content);
    hashes[next] = isMarked ? integrityOf(content) : hash;
    manifest = manifest.replaceAll(`"${name}"`, `"${next}"`);
  }
  const next = { ...(JSON.parse(manifest) as ReleasedPackage), integrity: hashes };
  delete next.version;
  writeFileSync(path.join(place, 'manifest.json'), JSON.stringify(next));
}

/** The version that a page or a pointer shows; `mixture` when its parts are of several ones. */
export function versionIn(text: string): string {
  const named = [...text.matchAll(/\/assets\/mf-home\/[\w-]+(?:\.\w+)*?\.v(\d+)\.(js|css)/g)];
  const versions = new Set(named.map(([, number]) => number));
  if (versions.size === 0) return 'first';
  const isWhole = ['js', 'css'].every((ending) => named.some(([, , each]) => each === ending));
  return versions.size === 1 && isWhole ? `v${[...versions].join('')}` : 'mixture';
}

/** The version that is live in a release folder. */
export function liveVersion(folder: string): string {
  return versionIn(JSON.stringify(readLive(folder).packages[section]));
}
