import type { Packages, ReleasedPackage } from '@school/contract/release-file';

import { transferredBytes } from '../versions';

/** In KB of 1000 bytes, as browsers get them. The guard checks code; `npm run size` checks all of them. */
export const budgets = {
  sectionCode: 15,
  everyPage: 102,
  inspector: 25,
  /** Of the home page. */
  homeJs: 110,
  homeHtmlAndCss: 40,
  /** JavaScript of a page without lists. */
  plainJs: 100,
};

/** Modules of shared-deps and of the shell that every page runs before its own code. */
const everywhere = [
  'react',
  'react/jsx-runtime',
  'react-dom',
  'react-dom/client',
  'single-spa',
  'single-spa-react',
  'xstate',
  '@xstate/react',
  '@school/shared-deps',
  '@school/root-config',
];

/**
 * Sizes over their budgets, one line each: a section's entries with its largest page, and what every page
 * runs.
 * @param folder where the files of these packages are
 */
export function checkSize(folder: string, packages: Packages): string[] {
  const weigh = (addresses: readonly string[]) => transferredBytes(folder, addresses);
  const reasons: string[] = [];
  const check = (what: string, bytes: number, budget: number) => {
    if (bytes > budget * 1000)
      reasons.push(`${what} has ${(bytes / 1000).toFixed(1)} KB, at most ${budget} KB are allowed`);
  };
  const imports = Object.assign({}, ...Object.values(packages).map((each) => each.imports)) as Partial<
    Record<string, string>
  >;
  const shell = packages['root-config']?.chunks['shell'];
  // some share a file
  const common = new Set([...everywhere.map((specifier) => imports[specifier]), shell].filter(isThere));
  check('the code of every page', weigh([...common]), budgets.everyPage);
  for (const section of Object.values(packages).filter(({ routes }) => routes.length > 0)) {
    const { entry, page, path } = sectionSize(folder, section);
    check(`${section.name} with ${path}`, entry + page, budgets.sectionCode);
  }
  return reasons;
}

/** Bytes of a section's entries and of its largest page. */
export function sectionSize(
  folder: string,
  { imports, routes, chunks }: ReleasedPackage,
): { entry: number; page: number; path: string } {
  const weigh = (addresses: readonly string[]) => transferredBytes(folder, addresses);
  const pages = routes.map(({ path, page }) => ({ path, page: weigh([chunks[page ?? '']].filter(isThere)) }));
  const largest = pages.reduce((one, other) => (other.page > one.page ? other : one));
  return { entry: weigh(Object.values(imports)), ...largest };
}

function isThere(address: string | undefined): address is string {
  return address !== undefined;
}
