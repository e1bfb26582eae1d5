import type { RouteData } from '@school/shared-deps';

/** A page about one record, which a parameter of its query names. */
export interface RecordRoute {
  path: string;
  parameter: string;
}

/** The route of a page about one record; undefined for all others. */
export function recordRouteOf({ path, resources }: RouteData): RecordRoute | undefined {
  const parameter = resources
    .map((resource) => resource.split('?')[1])
    // the search reads several
    .find((name) => name !== undefined && !name.includes('&'));
  return parameter === undefined ? undefined : { path, parameter };
}

/** Resources that have an address of their own, each once. */
export function listedResources(routes: readonly RouteData[]): string[] {
  const all = routes.flatMap(({ resources }) => resources).filter((resource) => !resource.includes('?'));
  return [...new Set(all)];
}
