import { type Block, Card, CardTitle, fileUrl, Icon } from '@school/shared-deps';
import { Words } from '@school/shared-deps/words';

import { runsOf } from '../../laid-out-page/blocks';
import { defineLaidOutPage, type LayoutProps } from '../../laid-out-page/laid-out-page';
import classes from './holiday-homework.module.css';

export const page = defineLaidOutPage('holiday-homework', { Layout: HomeworkWords, homeHref: '/' });

/** Sheets of homework as cards, one for each class; everything else as words. */
function HomeworkWords({ blocks, paths }: LayoutProps) {
  return runsOf(blocks, 'documents').map((run, at) =>
    run[0]?.type === 'documents' ? (
      <HomeworkCards key={at} blocks={run} />
    ) : (
      <Words key={at} blocks={run} paths={paths} />
    ),
  );
}

function HomeworkCards({ blocks }: { blocks: readonly Block[] }) {
  const sheets = blocks.flatMap((block) => (block.type === 'documents' ? block.items : []));
  return (
    <div className={classes['cards']}>
      {sheets.map(({ title, file }) => (
        <Card key={file} aside={<Icon name="document" />}>
          <CardTitle href={fileUrl(file)}>{title}</CardTitle>
        </Card>
      ))}
    </div>
  );
}
