import type { RouteData } from './types';

/** Keys of a route's resources for an address; one that lacks its query parameter is left out. */
export function resourceKeys(route: RouteData, query: URLSearchParams): string[] {
  return route.resources.flatMap((resource) => {
    const [name = '', parameters] = resource.split('?');
    if (parameters === undefined) return [name];
    const [first = '', ...others] = parameters.split('&');
    const value = query.get(first);
    if (!value) return [];
    if (others.length === 0) return [`${name}/${value}`];
    const used = parameters
      .split('&')
      .flatMap((each) => (query.get(each) ? [[each, query.get(each) ?? '']] : []));
    return [`${name}/${new URLSearchParams(used).toString()}`];
  });
}

/** The address of a page in its canonical spelling. */
export function addressOf({ path }: RouteData, query: URLSearchParams): string {
  return `${path}?${query.toString()}`;
}
