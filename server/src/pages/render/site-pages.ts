import type { SitePages } from '../../content/page-warnings';
import { isGenerated } from '../../derived/content-reader';
import type { Release } from '../release/release';

const content = 'content/';

/** Paths of pages and retired ones, and names of the content files that pages show. */
export function sitePagesOf({ routes, retired }: Pick<Release, 'routes' | 'retired'>): SitePages {
  const names = routes
    .flatMap(({ resources }) => resources)
    .filter((key) => key.startsWith(content))
    .map((key) => key.slice(content.length))
    .filter((name) => !isGenerated(name) && !name.includes('?'));
  return { paths: routes.map(({ path }) => path), content: [...new Set(names)], retired };
}
