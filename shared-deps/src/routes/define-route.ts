import type { Resource, Route, RouteData } from '@school/shared-deps';

/** A page with code of its own; `R` are the route's resources and `P` the page's. */
interface PageRoute<R extends Resource, P extends Resource> extends Omit<RouteData, 'resources' | 'content'> {
  /** The resources of the page: lists of the API, content, or the record that a query parameter names. */
  resources: readonly R[];
  load: () => Promise<{ page: { resources: readonly P[] } }>;
}

/** A type error that says which resource the route or its page lacks. */
type Agreement<R extends Resource, P extends Resource> = [Exclude<P, R>] extends [never]
  ? [Exclude<R, P>] extends [never]
    ? unknown
    : { resources: `the page does not read ${Exclude<R, P>}` }
  : { resources: `the route does not declare ${Exclude<P, R>}` };

/** Declares a page of a section: its address, its place in the menu, its resources and its code. */
export function defineRoute<const R extends Resource, P extends Resource>(
  route: PageRoute<R, P> & Agreement<R, P>,
): Route {
  return route;
}
