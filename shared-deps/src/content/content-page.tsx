import { definePage, type FetchActor, type Layout, type PageProps, startFetch } from '@school/shared-deps';

import { ContentBlocks } from './content-blocks';
import { ContentView } from './content-view';

interface ContentActors {
  content: FetchActor<`content/${string}`>;
}

/**
 * The page of a route that declares content alone.
 * @param name file below `pages/` of the content folder
 */
export function contentPage(name: string, layout: Layout) {
  const key = `content/${name}` as const;
  return definePage({
    resources: [key],
    layout,
    start: (context): ContentActors => ({ content: startFetch(context, key) }),
    View: ContentPage,
    isStatic: true,
  });
}

function ContentPage({ actors }: PageProps<ContentActors>) {
  return <ContentView of={actors.content}>{({ blocks }) => <ContentBlocks blocks={blocks} />}</ContentView>;
}
