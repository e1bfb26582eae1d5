import { definePage, type FetchActor, fetchActor, type PageProps } from '@school/shared-deps';
import { ContentBlocks, ContentView } from '@school/shared-deps/content';

import { sectionsOf } from '../../blocks';
import classes from './conduct.module.css';

export const page = definePage({
  layout: 'content',
  actors: { content: fetchActor('content/conduct') },
  View: ConductPage,
  isStatic: true,
});

/** Do's and don'ts side by side where there is room, with the rules about forbidden practices below them. */
function ConductPage({ actors }: PageProps<{ content: FetchActor<'content/conduct'> }>) {
  return (
    <ContentView of={actors.content}>
      {({ blocks }) => {
        const [intro, ...sections] = sectionsOf(blocks);
        return (
          <>
            <ContentBlocks blocks={intro} />
            <div className={classes['lists']}>
              {sections.map((section, index) => (
                <ContentBlocks key={index} blocks={section} />
              ))}
            </div>
          </>
        );
      }}
    </ContentView>
  );
}
