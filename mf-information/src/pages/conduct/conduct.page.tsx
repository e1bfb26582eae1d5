import type { PageContent } from '@school/shared-deps';
import { ContentBlocks, contentPage } from '@school/shared-deps/content';

import { sectionsOf } from '../../blocks';
import classes from './conduct.module.css';

export const page = contentPage('conduct', 'content', Conduct);

/** Do's and don'ts side by side where there is room, with the rules about forbidden practices below them. */
function Conduct({ blocks }: PageContent) {
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
}
