import type { Packages } from '@school/contract/release-file';
import { satisfies } from 'semver';

/**
 * Conflicts between the packages of a release, one line each. Without this check they would appear first in a
 * visitor's browser.
 */
export function checkRelease(packages: Packages): string[] {
  return [
    ...missingNames(packages),
    ...wrongVersions(packages),
    ...missingSections(packages),
    ...foreignNames(packages),
    ...claimedTwice(packages),
  ];
}

/**
 * Every name that a package imports through the import map is exported by the package that the release has.
 */
function missingNames(packages: Packages): string[] {
  const exported = Object.assign(
    {},
    ...Object.values(packages).map((manifest) => manifest.exports),
  ) as Partial<Record<string, string[]>>;
  return Object.values(packages).flatMap(({ name, uses }) =>
    Object.entries(uses).flatMap(([specifier, names]) => {
      const missing = names.find((each) => !exported[specifier]?.includes(each));
      if (missing === undefined) return [];
      return `${name} needs “${missing}” of ${specifier}, which the deployed shared-deps does not offer`;
    }),
  );
}

/**
 * Every interface has a version that the packages which use it work with; builds of older tools name none.
 */
function wrongVersions(packages: Packages): string[] {
  const all = Object.values(packages);
  return all.flatMap(({ name, worksWith = {} }) =>
    Object.entries(worksWith).flatMap(([needed, range]) => {
      const version = all.find((each) => each.name === needed)?.interfaceVersion;
      if (version === undefined || satisfies(version, range)) return [];
      return `${name} works with ${needed} ${range}, and ${version} is deployed`;
    }),
  );
}

/** The shell and the server call a section by this one name. */
function missingSections(packages: Packages): string[] {
  return Object.values(packages)
    .filter(({ name, routes, exports }) => routes.length > 0 && !exports[name]?.includes('section'))
    .map(({ name }) => `${name} does not export “section”: its src/index.ts makes it by defineSection`);
}

/**
 * A section's only entry of the import map is its own name. Any other would replace a module for everybody.
 */
function foreignNames(packages: Packages): string[] {
  return Object.values(packages).flatMap(({ name, routes, imports, exports }) => {
    const named = Object.keys({ ...imports, ...exports });
    const foreign = routes.length === 0 ? undefined : named.find((each) => each !== name);
    return foreign === undefined ? [] : `${name} names “${foreign}”, and a section serves its own name alone`;
  });
}

/** Paths, whatever their case, and places in the menu belong to one package. */
function claimedTwice(packages: Packages): string[] {
  const owners = new Map<string, string>();
  const reasons: string[] = [];
  const claim = (what: string, key: string, name: string) => {
    const owner = owners.get(key) ?? name;
    if (owner !== name) reasons.push(`${name} claims ${what}, which belongs to ${owner}`);
    owners.set(key, owner);
  };
  for (const { name, routes } of Object.values(packages)) {
    for (const { path, aliases = [], menu, footer } of routes) {
      for (const each of [path, ...aliases]) claim(`the path ${each}`, each.toLowerCase(), name);
      if (menu) {
        const { group, order } = menu;
        claim(`place ${order} of “${group}” in the menu`, `menu ${group} ${order}`, name);
      }
      if (footer) claim(`place ${footer.order} among the quick links`, `footer ${footer.order}`, name);
    }
  }
  return reasons;
}
