import { contentOf, definePage, type FetchActor, fetchActor, type PageProps } from '@school/shared-deps';
import { ContentBlocks, ContentView } from '@school/shared-deps/content';

import { chosenClass } from '../../classes/chosen-class';
import { ClassForm } from '../../classes/class-form';
import { classMemory } from '../../classes/class-memory';

export const page = definePage({
  layout: 'content',
  actors: { content: fetchActor('content/calendar'), memory: classMemory },
  View: CalendarPage,
  isStatic: true,
});

type Props = PageProps<{ content: FetchActor<'content/calendar'> }, `content/class-dates/${string}`>;

/** The dates of the class that the address names, and those of the school; the choice comes after them. */
function CalendarPage({ actors, context }: Props) {
  const chosen = chosenClass(context.query);
  const form = <ClassForm chosen={chosen} />;
  const dates = chosen === undefined ? undefined : contentOf(context, `class-dates/${chosen}`);
  return (
    <>
      {chosen !== undefined && form}
      {dates && <ContentBlocks blocks={dates.blocks} />}
      <ContentView of={actors.content}>{({ blocks }) => <ContentBlocks blocks={blocks} />}</ContentView>
      {chosen === undefined && form}
    </>
  );
}
