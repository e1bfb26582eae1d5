import type { Packages } from '../release-file';

/** The deprecated names that a package imports from what is deployed, one line each. */
export function deprecatedUses(packages: Packages, name: string): string[] {
  const deprecated = Object.assign(
    {},
    ...Object.values(packages).map((manifest) => manifest.deprecated),
  ) as Partial<Record<string, Record<string, string>>>;
  return Object.entries(packages[name]?.uses ?? {}).flatMap(([specifier, names]) =>
    names.flatMap((each) => {
      const why = deprecated[specifier]?.[each];
      return why === undefined ? [] : `${name} uses “${each}” of ${specifier}, which is deprecated: ${why}`;
    }),
  );
}
