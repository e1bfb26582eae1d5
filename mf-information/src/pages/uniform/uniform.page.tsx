import { definePage, type FetchActor, fetchActor, type PageProps } from '@school/shared-deps';
import { ContentBlocks, ContentView } from '@school/shared-deps/content';

import { runsOf } from '../../blocks';
import classes from './uniform.module.css';

export const page = definePage({
  layout: 'content',
  actors: { content: fetchActor('content/uniform') },
  View: UniformPage,
  isStatic: true,
});

/** Tables that follow each other, of boys and of girls, are side by side where there is room. */
function UniformPage({ actors }: PageProps<{ content: FetchActor<'content/uniform'> }>) {
  return (
    <ContentView of={actors.content}>
      {({ blocks }) => (
        <div className={classes['runs']}>
          {runsOf(blocks, 'table').map((run, index) =>
            run[0]?.type === 'table' ? (
              <div key={index} className={classes['tables']}>
                {run.map((table, tableIndex) => (
                  <ContentBlocks key={tableIndex} blocks={[table]} />
                ))}
              </div>
            ) : (
              <ContentBlocks key={index} blocks={run} />
            ),
          )}
        </div>
      )}
    </ContentView>
  );
}
