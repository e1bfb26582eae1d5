import type { RouteData } from './types';

/** The route of a path, whatever its case and with or without a slash at its end. */
export function matchRoute<R extends RouteData>(routes: readonly R[], pathname: string): R | undefined {
  const wanted = normalisePath(pathname);
  return routes.find((route) =>
    [route.path, ...(route.aliases ?? [])].some((path) => normalisePath(path) === wanted),
  );
}

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

function normalisePath(path: string): string {
  return path.replace(/(.)\/+$/, '$1').toLowerCase();
}
