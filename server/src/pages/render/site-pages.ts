import type { RouteData } from '@school/contract';

import type { SitePages } from '../../content/page-warnings';
import { isGenerated } from '../../derived/content-reader';

const content = 'content/';

/** Paths of pages and retired ones, and names of the content files that pages show. */
export function sitePagesOf({
  routes,
  retired = [],
}: Pick<SitePages, 'retired'> & { routes: readonly RouteData[] }): SitePages {
  const names = routes
    .flatMap(({ resources }) => resources)
    .filter((key) => key.startsWith(content))
    .map((key) => key.slice(content.length))
    .filter((name) => !isGenerated(name));
  return {
    paths: routes.map(({ path }) => path),
    content: [...new Set(names)],
    retired,
  };
}
