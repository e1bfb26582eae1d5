import { readFileSync } from 'node:fs';

import type { Packages, ReleasedPackage } from '@school/contract/release-file';

/**
 * Shared packages that a section has bundled a second time, one line for each section. A second React has no
 * hooks. The sources of a file are read from its source map.
 * @param folder where the files of these packages are
 */
export function checkBundles(folder: string, packages: Packages): string[] {
  const shared = Object.keys(packages['shared-deps']?.imports ?? {}).map(packageOf);
  const sections = Object.values(packages).filter(({ routes }) => routes.length > 0);
  return sections.flatMap((section) => {
    const bundled = new Set(installedPackages(folder, section));
    const twice = [...bundled].filter((name) => shared.includes(name));
    return twice.length === 0
      ? []
      : `${section.name} bundles ${twice.join(', ')}, which shared-deps has already`;
  });
}

/** The packages that the files of a section have sources of; shared-deps has folders that are copied. */
function installedPackages(folder: string, { integrity }: ReleasedPackage): string[] {
  const maps = Object.keys(integrity).filter((address) => address.endsWith('.js.map'));
  return maps
    .flatMap((address) => (JSON.parse(readFileSync(folder + address, 'utf8')) as SourceMap).sources)
    .flatMap((source) => source.split('/node_modules/').slice(1).at(-1) ?? [])
    .map(packageOf)
    .filter((name) => name !== '@school/shared-deps');
}

interface SourceMap {
  sources: string[];
}

/** `react/jsx-runtime` is a part of `react`. */
function packageOf(request: string): string {
  return /^(?:@[^/]+\/)?[^/]+/.exec(request)?.[0] ?? request;
}
