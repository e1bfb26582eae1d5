import type { Packages } from '@school/contract/release-file';
import { unknownResources } from '@school/server/pages/release/known-resources';
import { readLive } from '@school/server/pages/release/release-file';

import { type Candidate, createCandidate } from '../candidate';
import { checkBundles } from '../guard/check-bundles';
import { checkRelease } from '../guard/check-release';
import { checkSize } from '../guard/check-size';
import { withLock } from '../lock';
import { Refusal } from '../refusal';
import { keptSource, markGuarded, readVersion } from '../versions';
import { checkPages } from './check-pages';
import { candidatePlace, folder as live } from './command';

/**
 * Checks a candidate before anybody sees it: imported names, sizes, and pages in a server and a browser. Code
 * that every section runs is tried with every page.
 * @throws Refusal with a line for each reason
 */
export async function guard({ folder, record }: Candidate): Promise<void> {
  const { packages } = readLive(folder);
  refuse([
    ...checkRelease(packages),
    ...unknownResources(live, record.manifest),
    ...checkSize(folder, ownParts(packages, record.package)),
    ...checkBundles(folder, ownParts(packages, record.package)),
  ]);
  const isSection = record.manifest.routes.length > 0;
  refuse(await checkPages(folder, isSection ? record.manifest.routes : allRoutes(packages)));
}

/**
 * Tries a version that came by `npm start` or `npm run build` before it is made live again.
 * @throws Refusal with a line for each reason
 */
export async function guardKept(name: string, version: string | undefined): Promise<void> {
  const record = version === undefined ? undefined : readVersion(live, name, version);
  if (record === undefined || record.isGuarded) return;
  console.log(`${name} ${record.version} has not passed the guard: it is tried now`);
  const candidate = await createCandidate(live, keptSource(live, record), candidatePlace(name), record);
  try {
    await guard(candidate);
    await withLock(live, () => void markGuarded(live, record));
  } finally {
    candidate.remove();
  }
}

/** A section answers for itself; what is over its budget elsewhere is another team's. */
function ownParts(packages: Packages, name: string): Packages {
  const isOwn = ([each]: [string, unknown]) => ['shared-deps', 'root-config', name].includes(each);
  return Object.fromEntries(Object.entries(packages).filter(isOwn));
}

function allRoutes(packages: Packages) {
  return Object.values(packages).flatMap(({ routes }) => routes);
}

function refuse(reasons: readonly string[]): void {
  if (reasons.length > 0) throw new Refusal(reasons);
}
