import type { Candidate } from './candidate';
import type { Written } from './files';
import { lockRelease, move } from './moves';
import { Refusal } from './refusal';
import { type NamedVersion, readLive, type ReleaseFile, type VersionRecord } from './release-file';
import { addVersion, type Author, keptSource, readGuarded } from './versions';

/** The visitors who get a version: everybody, a share of visits, or only those who have its address. */
export type Audience = { type: 'everybody' } | { type: 'canary'; percent: number } | { type: 'preview' };

/** A canary for more than half of the visits would be a deploy. */
export const MAX_CANARY_PERCENT = 50;
const MAX_PREVIEWS = 20;
const PREVIEW_MS = 30 * 24 * 60 * 60 * 1_000;

/**
 * Adds a candidate that has passed the guard to the release folder, and makes it live for its audience.
 * @throws Refusal before anything is changed
 */
export function deployCandidate(
  folder: string,
  { folder: from, record }: Candidate,
  audience: Audience,
  author: Author,
): Promise<Written> {
  return lockRelease(folder, async (assertOwned) => {
    const live = readLive(folder);
    const reason = refusalOf(live, record, audience);
    if (reason !== undefined) throw new Refusal([reason]);
    const { written } = await addVersion(folder, keptSource(from, record), record, true);
    move(folder, [changeFor(live, record, audience)], author, assertOwned);
    return written;
  });
}

function refusalOf(
  { canary, previews = [], packages }: ReleaseFile,
  { package: name, version }: VersionRecord,
  audience: Audience,
): string | undefined {
  if (audience.type === 'everybody') return undefined;
  if (packages[name]?.version === version) return `${name} ${version} is live already`;
  if (audience.type === 'preview') {
    const isOneMore = !previews.some(isVersion(name, version)) && previews.length >= MAX_PREVIEWS;
    return isOneMore ? `there are ${previews.length} previews; promote or abandon one first` : undefined;
  }
  const { percent } = audience;
  if (!(Number.isInteger(percent) && percent >= 1 && percent <= MAX_CANARY_PERCENT))
    return `a canary gets from 1 to ${MAX_CANARY_PERCENT} % of visits, not ${percent}`;
  if (packages[name] === undefined) return `${name} is not deployed: a canary needs a live version`;
  return canary === undefined || canary.package === name
    ? undefined
    : `${canary.package} ${canary.version} is a canary; promote or abandon it first`;
}

function changeFor(
  { previews = [], packages }: ReleaseFile,
  { package: name, version, manifest }: VersionRecord,
  audience: Audience,
) {
  if (audience.type === 'everybody') return { action: 'deploy', package: name, next: manifest } as const;
  const current = packages[name];
  const stays = { package: name, version, ...(current && { next: current }) };
  if (audience.type === 'canary') {
    const canary = { package: name, version, percent: audience.percent };
    return { ...stays, action: 'canary', canary } as const;
  }
  const others = previews.filter((each) => !isVersion(name, version)(each));
  const preview = { package: name, version, until: Date.now() + PREVIEW_MS };
  return { ...stays, action: 'preview', previews: [...others, preview] } as const;
}

/** Makes a previewed version, the canary or an earlier version live, with exactly the files that it had. */
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
    const record = readGuarded(folder, name, wanted);
    move(folder, [{ action: 'promote', package: name, next: record.manifest }], author, assertOwned);
    return record;
  });
}

interface Abandoned {
  /** By default the canary. */
  version?: string | undefined;
  /** Where nobody has asked for it. */
  why?: string;
}

/**
 * Ends a canary or a preview; its visits get the live version again.
 * @returns the version that has ended
 */
export function abandon(
  folder: string,
  name: string,
  author: Author,
  { version, why }: Abandoned = {},
): Promise<string> {
  return lockRelease(folder, (assertOwned) => {
    const { canary, previews = [], packages } = readLive(folder);
    const wanted = version ?? (canary?.package === name ? canary.version : undefined);
    const isThis = isVersion(name, wanted);
    const isCanary = canary !== undefined && isThis(canary);
    if (wanted === undefined || !(isCanary || previews.some(isThis)))
      throw new Refusal([`${name} has no canary${version === undefined ? '' : ` or preview ${version}`}`]);
    const next = packages[name];
    const change = {
      action: 'abandon',
      package: name,
      version: wanted,
      previews: previews.filter((each) => !isThis(each)),
      ...(next && { next }),
      ...(isCanary && ({ canary: 'none' } as const)),
      ...(why !== undefined && { why }),
    } as const;
    move(folder, [change], author, assertOwned);
    return wanted;
  });
}

function isVersion(name: string, version: string | undefined) {
  return (each: NamedVersion) => each.package === name && each.version === version;
}
