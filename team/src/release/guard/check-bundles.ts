import { readFileSync } from 'node:fs';

import type { Packages, ReleasedPackage } from '@school/contract/release-file';

/**
 * Folders of shared-deps that every file may have a copy of: nothing in them is shared between two copies.
 */
const copied = ['bundled', 'charts', 'format', 'routes', 'today'];

/**
 * Shared packages that are bundled a second time, one line for each package. A second React has no hooks, and
 * a second api has streams of its own. The sources of a file are read from its source map.
 * @param folder where the files of these packages are
 */
export function checkBundles(folder: string, packages: Packages): string[] {
  const shared = sharedPackages(packages['shared-deps']);
  return Object.values(packages).flatMap((manifest) => {
    const sources = mapsOf(manifest).map((address) => sourcesOf(folder, address));
    const twice =
      manifest.name === '@school/shared-deps'
        ? repeated(sources).flatMap((source) => packageOf(source) ?? [])
        : sources.flat().flatMap((source) => packageOf(source) ?? partOf(source) ?? []);
    const wrong = [...new Set(twice)].filter((name) => shared.has(name));
    return wrong.length === 0
      ? []
      : `${manifest.name} bundles ${wrong.join(', ')}, which shared-deps has already`;
  });
}

/**
 * `react/jsx-runtime` is a part of `react`; the parts of shared-deps itself are called `@school/shared-deps`.
 */
function sharedPackages(manifest: ReleasedPackage | undefined): Set<string> {
  return new Set(
    Object.keys(manifest?.imports ?? {}).map((name) => /^(?:@[^/]+\/)?[^/]+/.exec(name)?.[0] ?? name),
  );
}

function mapsOf({ integrity }: ReleasedPackage): string[] {
  return Object.keys(integrity).filter((address) => address.endsWith('.js.map'));
}

function sourcesOf(folder: string, address: string): string[] {
  return (JSON.parse(readFileSync(folder + address, 'utf8')) as { sources: string[] }).sources;
}

function repeated(files: readonly string[][]): string[] {
  const seen = new Set<string>();
  const found = new Set<string>();
  for (const source of files.flatMap((sources) => [...new Set(sources)])) {
    if (seen.has(source)) found.add(source);
    seen.add(source);
  }
  return [...found];
}

/** The installed package that a source is of; one of `dist/` is of no package. */
function packageOf(source: string): string | undefined {
  const [, ...installed] = source.split('/node_modules/');
  const name = /^(?:@[^/]+\/)?[^/]+/.exec(installed.at(-1) ?? '')?.[0];
  return name === '@school/shared-deps' ? undefined : name;
}

function partOf(source: string): string | undefined {
  const folder = /\/shared-deps\/src\/([^/]+)\//.exec(source)?.[1];
  return folder === undefined || copied.includes(folder) ? undefined : '@school/shared-deps';
}
