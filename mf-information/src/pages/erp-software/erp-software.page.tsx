import { Words } from '@school/shared-deps/words';

import { sectionsOf } from '../../laid-out-page/blocks';
import { defineLaidOutPage, type LayoutProps } from '../../laid-out-page/laid-out-page';
import classes from './erp-software.module.css';

export const page = defineLaidOutPage('erp-software', { Layout: ErpWords });

function ErpWords({ blocks, paths }: LayoutProps) {
  return (
    <div className={classes['sections']}>
      {sectionsOf(blocks).map((section, at) => (
        <Section key={at} blocks={section} paths={paths} />
      ))}
    </div>
  );
}

/** A picture such as the one of the mobile app, which is higher than wide, stands beside its section's words. */
function Section({ blocks, paths }: LayoutProps) {
  const pictures = blocks.filter(({ type }) => type === 'pictures');
  if (pictures.length === 0) return <Words blocks={blocks} paths={paths} />;
  return (
    <div className={classes['beside']}>
      <Words blocks={blocks.filter(({ type }) => type !== 'pictures')} paths={paths} />
      <Words blocks={pictures} paths={paths} />
    </div>
  );
}
