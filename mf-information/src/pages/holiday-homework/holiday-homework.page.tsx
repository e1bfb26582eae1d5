import {
  type ContentBlock,
  definePage,
  type DocumentLink,
  type FetchActor,
  fetchActor,
  fileUrl,
  Icon,
  Page,
  type PageProps,
} from '@school/shared-deps';
import { ContentBlocks, ContentView } from '@school/shared-deps/content';
import { Card, DocumentFacts } from '@school/shared-deps/lists';
import { classTitle } from '@school/shared-deps/routes';

import { runsOf } from '../../blocks';
import { chosenClass } from '../../classes/chosen-class';
import { ClassForm } from '../../classes/class-form';
import { classMemory } from '../../classes/class-memory';
import { texts } from '../../texts/classes';
import classes from './holiday-homework.module.css';

export const page = definePage({
  actors: { content: fetchActor('content/holiday-homework'), memory: classMemory },
  View: HolidayHomeworkPage,
  isStatic: true,
  searchOf: (query) => {
    const chosen = chosenClass(query);
    return chosen === undefined ? '' : `?class=${chosen}`;
  },
});

/** Sheets of homework as cards, one for each class, among the other blocks; Home leads to `/` (spec §2). */
function HolidayHomeworkPage({
  actors,
  context: { route, query },
}: PageProps<{ content: FetchActor<'content/holiday-homework'> }>) {
  const chosen = chosenClass(query);
  return (
    <Page title={route.title} trail={route.trail} homeHref="/">
      <ClassForm chosen={chosen} />
      <ContentView of={actors.content}>
        {({ blocks }) =>
          runsOf(blocks, 'documents').map((run, index) =>
            run[0]?.type === 'documents' ? (
              <HomeworkOf key={index} chosen={chosen} sheets={sheetsIn(run)} />
            ) : (
              <ContentBlocks key={index} blocks={run} />
            ),
          )
        }
      </ContentView>
    </Page>
  );
}

function sheetsIn(blocks: readonly ContentBlock[]): DocumentLink[] {
  return blocks.flatMap((block) => (block.type === 'documents' ? block.items : []));
}

interface SheetsProps {
  sheets: readonly DocumentLink[];
}

/** The sheets of the chosen class, which may have several, and then all others. */
function HomeworkOf({ chosen, sheets }: SheetsProps & { chosen: string | undefined }) {
  if (chosen === undefined) return <HomeworkCards sheets={sheets} />;
  const isOwn = ({ title }: DocumentLink) => title.split(' ').includes(chosen);
  const own = sheets.filter(isOwn);
  return (
    <>
      <h2 className={classes['heading']}>{classTitle(chosen)}</h2>
      {own.length === 0 ? <p>{texts.noSheet(chosen)}</p> : <HomeworkCards sheets={own} level={3} />}
      <h2 className={classes['heading']}>{texts.others}</h2>
      <HomeworkCards sheets={sheets.filter((sheet) => !isOwn(sheet))} level={3} />
    </>
  );
}

function HomeworkCards({ sheets, level = 2 }: SheetsProps & { level?: 2 | 3 }) {
  return (
    <div className={classes['cards']}>
      {sheets.map(({ title, file, date, ...facts }) => (
        <Card key={file} title={title} level={level} href={fileUrl(file)} aside={<Icon name="document" />}>
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
