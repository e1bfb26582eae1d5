import { definePage, Page, type PageContext, type PageProps, Slice } from '@school/shared-deps';
import type { ComponentType } from 'react';

import type { ListActors } from './start-list';

/** A page that is one list: its title, and the list, which lives once a visitor means to use it. */
export function defineListPage<T>(
  start: (context: PageContext) => ListActors<T>,
  List: ComponentType<PageProps<ListActors<T>>>,
) {
  function ListPage({ actors, context }: PageProps<ListActors<T>>) {
    return (
      <Page title={context.route.title} trail={context.route.trail} wide>
        <Slice name="list" trigger="intent">
          <List actors={actors} context={context} />
        </Slice>
      </Page>
    );
  }
  return definePage({ start, View: ListPage });
}
