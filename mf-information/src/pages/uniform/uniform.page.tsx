import type { PageContent } from '@school/shared-deps';
import { ContentBlocks, contentPage } from '@school/shared-deps/content';

import { runsOf } from '../../blocks';
import classes from './uniform.module.css';

export const page = contentPage('uniform', 'content', Uniform);

/** Tables that follow each other, of boys and of girls, are side by side where there is room. */
function Uniform({ blocks }: PageContent) {
  return (
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
  );
}
