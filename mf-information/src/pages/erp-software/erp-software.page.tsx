import type { PageContent } from '@school/shared-deps';
import { ContentBlocks, contentPage } from '@school/shared-deps/content';

import { sectionsOf } from '../../blocks';
import classes from './erp-software.module.css';

export const page = contentPage('erp-software', 'content', ErpSoftware);

function ErpSoftware({ blocks }: PageContent) {
  return (
    <div className={classes['sections']}>
      {sectionsOf(blocks).map((section, index) => (
        <Section key={index} blocks={section} />
      ))}
    </div>
  );
}

/** A picture such as the one of the mobile app, which is higher than wide, is beside its section's text. */
function Section({ blocks }: PageContent) {
  const pictures = blocks.filter(({ type }) => type === 'pictures');
  if (pictures.length === 0) return <ContentBlocks blocks={blocks} />;
  return (
    <div className={classes['beside']}>
      <ContentBlocks blocks={blocks.filter(({ type }) => type !== 'pictures')} />
      <ContentBlocks blocks={pictures} />
    </div>
  );
}
