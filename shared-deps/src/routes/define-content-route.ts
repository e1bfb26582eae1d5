import type { Layout, Route } from '@school/shared-deps';

import type { PlaceInSite } from './define-route';

interface ContentRoute extends PlaceInSite {
  /** File below `pages/` of the content folder, such as `our-history`. */
  content: string;
  layout?: Layout;
}

/** Declares a page that shows one content file and has no view of its own. */
export function defineContentRoute({ content, layout = 'content', ...route }: ContentRoute): Route {
  return {
    trail: [],
    ...route,
    content,
    resources: [`content/${content}`],
    load: async () => {
      const { contentPage } = await import('@school/shared-deps/content');
      return { page: contentPage(content, layout) };
    },
  };
}
