import { definePage, type FetchActor, fetchActor, type Layout, type PageProps } from '@school/shared-deps';

import { ContentBlocks } from './content-blocks';
import { ContentView } from './content-view';

/**
 * The page of a route that declares content alone.
 * @param name file below `pages/` of the content folder
 */
export function contentPage(name: string, layout: Layout) {
  const key = `content/${name}` as const;
  return definePage({
    layout,
    actors: { content: fetchActor(key) },
    View: ContentPage,
    isStatic: true,
  });
}

function ContentPage({ actors }: PageProps<{ content: FetchActor<`content/${string}`> }>) {
  return <ContentView of={actors.content}>{({ blocks }) => <ContentBlocks blocks={blocks} />}</ContentView>;
}
