import type { RouteData } from './types';

/** Keys of a route's resources for an address; one that lacks its query parameter is left out. */
export function resourceKeys(route: RouteData, query: URLSearchParams): string[] {
  return route.resources.flatMap((resource) => {
    const [name = '', parameter] = resource.split('?');
    if (parameter === undefined) return [name];
    const value = query.get(parameter);
    return value ? [`${name}/${value}`] : [];
  });
}

/** The address of a page in its canonical spelling. */
export function addressOf({ path }: RouteData, query: URLSearchParams): string {
  return `${path}?${query.toString()}`;
}
