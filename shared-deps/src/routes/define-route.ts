import type { KeyOf, PageProps, Resource, ResourceKey, Route, RouteData } from '@school/shared-deps';

/** The address of a page, its place in the menu, and its breadcrumb, which is empty by default. */
export interface PlaceInSite extends Omit<RouteData, 'resources' | 'content' | 'trail'> {
  trail?: RouteData['trail'];
}

/** A page with code of its own; `R` are the route's resources and `K` the keys that its page reads. */
interface PageRoute<R extends Resource, K extends ResourceKey> extends PlaceInSite {
  /** The resources of the page: lists of the API, content, or the record that a query parameter names. */
  resources: readonly R[];
  load: () => Promise<{ page: { View: (props: PageProps<never, K>) => unknown } }>;
}

/** A type error that says which resource the route or its page lacks. */
type Agreement<Declared extends ResourceKey, Read extends ResourceKey> = [Exclude<Read, Declared>] extends [
  never,
]
  ? [Exclude<Declared, Read>] extends [never]
    ? unknown
    : { resources: `the page does not read ${Exclude<Declared, Read>}` }
  : { resources: `the route does not declare ${Exclude<Read, Declared>}` };

/** Declares a page of a section: its address, its place in the menu, its resources and its code. */
export function defineRoute<const R extends Resource, K extends ResourceKey>(
  route: PageRoute<R, K> & Agreement<KeyOf<R>, K>,
): Route {
  return { trail: [], ...route };
}
