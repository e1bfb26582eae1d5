import type { Packages, ReleasedPackage } from '@school/contract/release-file';

import { kilobytes, transferredBytes } from '../versions';

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
  const all = Object.values(packages);
  const imports = Object.assign({}, ...all.map((each) => each.imports)) as Partial<Record<string, string>>;
  const shell = packages['root-config']?.chunks['shell'];
  // some share a file
  const common = new Set([...everywhere.map((specifier) => imports[specifier]), shell]);
  const sections = all.filter(({ routes }) => routes.length > 0);
  return [
    ...overBudget('the code of every page', transferredBytes(folder, [...common]), budgets.everyPage),
    ...sections.flatMap((section) => {
      const { entry, page, path } = sectionSize(folder, section);
      return overBudget(`${section.name} with ${path}`, entry + page, budgets.sectionCode);
    }),
  ];
}

/** A line about a size over its budget in KB; none about a size within it. */
export function overBudget(what: string, bytes: number, budget: number): string[] {
  if (bytes <= budget * 1000) return [];
  return [`${what} has ${kilobytes(bytes)} KB, at most ${budget} KB are allowed`];
}

/** Bytes of a section's entries and of its largest page. */
export function sectionSize(
  folder: string,
  { imports, routes, chunks }: ReleasedPackage,
): { entry: number; page: number; path: string } {
  const pages = routes.map(({ path, page = '' }) => ({
    path,
    page: transferredBytes(folder, [chunks[page]]),
  }));
  const largest = pages.reduce((one, other) => (other.page > one.page ? other : one));
  return { entry: transferredBytes(folder, Object.values(imports)), ...largest };
}
