import { Words } from '@school/shared-deps/words';

import { sectionsOf } from '../../laid-out-page/blocks';
import { defineLaidOutPage, type LayoutProps } from '../../laid-out-page/laid-out-page';
import classes from './conduct.module.css';

export const page = defineLaidOutPage('conduct', { Layout: ConductWords });

/** Do's and don'ts side by side where there is room, what is forbidden below them. */
function ConductWords({ blocks, paths }: LayoutProps) {
  const [intro, ...sections] = sectionsOf(blocks);
  return (
    <>
      <Words blocks={intro} paths={paths} />
      <div className={classes['lists']}>
        {sections.map((section, at) => (
          <Words key={at} blocks={section} paths={paths} />
        ))}
      </div>
    </>
  );
}
