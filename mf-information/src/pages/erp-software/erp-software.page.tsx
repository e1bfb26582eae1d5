import {
  type ContentBlock,
  definePage,
  type FetchActor,
  fetchActor,
  type PageProps,
} from '@school/shared-deps';
import { ContentBlocks, ContentView } from '@school/shared-deps/content';

import { sectionsOf } from '../../blocks';
import classes from './erp-software.module.css';

export const page = definePage({
  layout: 'content',
  actors: { content: fetchActor('content/erp-software') },
  View: ErpSoftwarePage,
  isStatic: true,
});

function ErpSoftwarePage({ actors }: PageProps<{ content: FetchActor<'content/erp-software'> }>) {
  return (
    <ContentView of={actors.content}>
      {({ blocks }) => (
        <div className={classes['sections']}>
          {sectionsOf(blocks).map((section, index) => (
            <Section key={index} blocks={section} />
          ))}
        </div>
      )}
    </ContentView>
  );
}

/** A picture such as the one of the mobile app, which is higher than wide, is beside its section's text. */
function Section({ blocks }: { blocks: readonly ContentBlock[] }) {
  const pictures = blocks.filter(({ type }) => type === 'pictures');
  if (pictures.length === 0) return <ContentBlocks blocks={blocks} />;
  return (
    <div className={classes['beside']}>
      <ContentBlocks blocks={blocks.filter(({ type }) => type !== 'pictures')} />
      <ContentBlocks blocks={pictures} />
    </div>
  );
}
