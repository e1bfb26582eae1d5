import type { Candidate } from './candidate';
import type { Written } from './files';
import { lockRelease, move, withoutCanaryOf } from './moves';
import { Refusal } from './refusal';
import { readLive, type VersionRecord } from './release-file';
import { type Author, copyVersion, readVersion } from './versions';

/** Who gets a version: everybody, a share of visits, or only those who have its address. */
export type Audience = { type: 'everybody' } | { type: 'canary'; percent: number } | { type: 'preview' };

/** Adds a candidate's version to the release folder, and moves what is live as its audience asks. */
export function deployCandidate(
  folder: string,
  { folder: from, record }: Candidate,
  audience: Audience,
  author: Author,
): Promise<Written> {
  return lockRelease(folder, async (assertOwned) => {
    const { written } = await copyVersion(from, folder, record);
    if (audience.type === 'everybody') goLive(folder, 'deploy', record, author, assertOwned);
    if (audience.type === 'canary') startCanary(folder, record, audience.percent, author, assertOwned);
    return written;
  });
}

function goLive(
  folder: string,
  action: 'deploy' | 'promote',
  { package: name, manifest }: VersionRecord,
  author: Author,
  assertOwned: () => void,
): void {
  const canary = withoutCanaryOf(name, readLive(folder));
  move(folder, [{ action, package: name, next: manifest, canary }], author, assertOwned);
}

function startCanary(
  folder: string,
  { package: name, version }: VersionRecord,
  percent: number,
  author: Author,
  assertOwned: () => void,
): void {
  const { canary, packages } = readLive(folder);
  if (canary !== undefined && canary.package !== name) {
    throw new Refusal([`${canary.package} ${canary.version} is a canary; promote or abandon it first`]);
  }
  if (packages[name] === undefined)
    throw new Refusal([`${name} is not deployed: a canary needs a live version`]);
  const next = { package: name, version, percent };
  move(
    folder,
    [{ action: 'canary', package: name, canary: next, next: packages[name] }],
    author,
    assertOwned,
  );
}

/** Makes a previewed version or the canary live, with exactly the files that it had. */
export function promote(
  folder: string,
  name: string,
  version: string | undefined,
  author: Author,
): Promise<VersionRecord> {
  return lockRelease(folder, (assertOwned) => {
    const { canary, packages } = readLive(folder);
    const wanted = version ?? (canary?.package === name ? canary.version : undefined);
    if (wanted === undefined) throw new Refusal([`${name} has no canary; name the version to promote`]);
    if (packages[name]?.version === wanted) throw new Refusal([`${name} ${wanted} is live already`]);
    const record = readVersion(folder, name, wanted);
    if (record === undefined)
      throw new Refusal([`${name} ${wanted} is not kept here; npm run releases lists what is`]);
    goLive(folder, 'promote', record, author, assertOwned);
    return record;
  });
}

/**
 * Ends a canary; everybody gets the live version again.
 * @param version abandons only this one
 */
export function abandon(folder: string, name: string, author: Author, version?: string): Promise<void> {
  return lockRelease(folder, (assertOwned) => {
    const { canary, packages } = readLive(folder);
    if (canary?.package !== name || (version ?? canary.version) !== canary.version || !packages[name]) {
      throw new Refusal([`${name} has no canary${version === undefined ? '' : ` ${version}`}`]);
    }
    const change = { action: 'abandon', package: name, next: packages[name], canary: 'none' } as const;
    move(folder, [change], author, assertOwned);
  });
}
