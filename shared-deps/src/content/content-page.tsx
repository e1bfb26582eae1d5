import {
  definePage,
  type FetchActor,
  fetchActor,
  type Layout,
  type PageContent,
  type PageProps,
} from '@school/shared-deps';
import type { ComponentType } from 'react';

import { ContentBlocks } from './content-blocks';
import { ContentView } from './content-view';

/**
 * A page that shows content alone.
 * @param name file below `pages/` of the content folder
 * @param Content arranges its blocks; by default they are one below the other
 */
export function contentPage<N extends string>(
  name: N,
  layout: Layout,
  Content: ComponentType<PageContent> = ContentBlocks,
) {
  const key = `content/${name}` as const;
  function ContentPage({ actors }: PageProps<{ content: FetchActor<typeof key> }>) {
    return (
      <ContentView of={actors.content}>{(content) => <Content {...(content as PageContent)} />}</ContentView>
    );
  }
  return definePage({
    layout,
    actors: { content: fetchActor(key) },
    View: ContentPage,
    isStatic: true,
  });
}
