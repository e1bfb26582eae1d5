import type { Packages } from '@school/contract/release-file';
import { knownResources, unknownResources } from '@school/server/pages/release/known-resources';
import { readLive } from '@school/server/pages/release/release-file';

import type { Candidate } from '../candidate';
import { Refusal } from '../refusal';
import { checkBundles } from './check-bundles';
import { checkPages } from './check-pages';
import { checkRelease } from './check-release';
import { checkSize } from './check-size';

/**
 * Checks a candidate before anybody sees it: imported names, sizes, and pages in a server and a browser. Code
 * that every section runs is tried with every page.
 * @param live the release folder
 * @throws Refusal with a line for each reason
 */
export async function guard(live: string, { folder, record }: Candidate): Promise<void> {
  const { packages } = readLive(folder);
  const own = ownParts(packages, record.package);
  if (!knownResources(live)) console.error('no server says what it knows: this checkout counts');
  refuse([
    ...checkRelease(packages),
    ...unknownResources(live, record.manifest),
    ...checkSize(folder, own),
    ...checkBundles(folder, own),
  ]);
  const { routes } = record.manifest;
  const tried = routes.length > 0 ? routes : Object.values(packages).flatMap((each) => each.routes);
  refuse(await checkPages(folder, tried));
}

/** A section answers for itself; what is over its budget elsewhere is another team's. */
function ownParts(packages: Packages, name: string): Packages {
  const isOwn = ([each]: [string, unknown]) => ['shared-deps', 'root-config', name].includes(each);
  return Object.fromEntries(Object.entries(packages).filter(isOwn));
}

function refuse(reasons: readonly string[]): void {
  if (reasons.length > 0) throw new Refusal(reasons);
}
