import {
  type ContentBlock,
  definePage,
  type FetchActor,
  fetchActor,
  fileUrl,
  Icon,
  Page,
  type PageProps,
} from '@school/shared-deps';
import { ContentBlocks, ContentView } from '@school/shared-deps/content';
import { Card, DocumentFacts } from '@school/shared-deps/lists';

import { runsOf } from '../../blocks';
import classes from './holiday-homework.module.css';

export const page = definePage({
  actors: { content: fetchActor('content/holiday-homework') },
  View: HolidayHomeworkPage,
  isStatic: true,
});

/** Sheets of homework as cards, one for each class, among the other blocks; Home leads to `/` (spec §2). */
function HolidayHomeworkPage({
  actors,
  context: { route },
}: PageProps<{ content: FetchActor<'content/holiday-homework'> }>) {
  return (
    <Page title={route.title} trail={route.trail} homeHref="/">
      <ContentView of={actors.content}>
        {({ blocks }) =>
          runsOf(blocks, 'documents').map((run, index) =>
            run[0]?.type === 'documents' ? (
              <HomeworkCards key={index} blocks={run} />
            ) : (
              <ContentBlocks key={index} blocks={run} />
            ),
          )
        }
      </ContentView>
    </Page>
  );
}

function HomeworkCards({ blocks }: { blocks: readonly ContentBlock[] }) {
  const sheets = blocks.flatMap((block) => (block.type === 'documents' ? block.items : []));
  return (
    <div className={classes['cards']}>
      {sheets.map(({ title, file, date, ...facts }) => (
        <Card key={file} title={title} href={fileUrl(file)} aside={<Icon name="document" />}>
          <DocumentFacts href={file} {...facts} />
          {date && (
            <time dateTime={date} className="quiet">
              {date.split('-').reverse().join('/')}
            </time>
          )}
        </Card>
      ))}
    </div>
  );
}
