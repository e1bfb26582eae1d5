import { Words } from '@school/shared-deps/words';

import { runsOf } from '../../laid-out-page/blocks';
import { defineLaidOutPage, type LayoutProps } from '../../laid-out-page/laid-out-page';
import classes from './uniform.module.css';

export const page = defineLaidOutPage('uniform', { Layout: UniformWords });

/** Tables that follow each other, of boys and of girls, stand side by side where there is room. */
function UniformWords({ blocks, paths }: LayoutProps) {
  return (
    <div className={classes['runs']}>
      {runsOf(blocks, 'table').map((run, at) =>
        run[0]?.type === 'table' ? (
          <div key={at} className={classes['tables']}>
            {run.map((table, place) => (
              <Words key={place} blocks={[table]} paths={paths} />
            ))}
          </div>
        ) : (
          <Words key={at} blocks={run} paths={paths} />
        ),
      )}
    </div>
  );
}
