import type { ReactNode } from 'react';

import { Island } from '../hydration/island';
import { Page } from '../ui/page';
import type { RouteData } from './types';

/**
 * `content`: as wide as text reads well. `wide`: for tables and pictures. `list`: wide, one island, hydrated
 * by use.
 */
export type Layout = 'content' | 'wide' | 'list';

interface PageLayoutProps {
  layout: Layout;
  route: Pick<RouteData, 'title' | 'trail'>;
  children: ReactNode;
}

/** Title and breadcrumb of a route around its view. */
export function PageLayout({ layout, route: { title, trail }, children }: PageLayoutProps) {
  return (
    <Page title={title} trail={trail} wide={layout !== 'content'}>
      {layout === 'list' ? (
        <Island name="list" hydrate="idle">
          {children}
        </Island>
      ) : (
        children
      )}
    </Page>
  );
}
