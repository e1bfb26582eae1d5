import { type Circular, fileUrl, type PageProps, PlaceholderCard } from '@school/shared-deps';
import {
  CardGrid,
  defineListPage,
  DocumentCard,
  type ListActors,
  ListControls,
  ListFooter,
  startList,
  Total,
  useList,
} from '@school/shared-deps/lists';

export const page = defineListPage<Circular>((context) => startList(context, 'circular/all'), CircularList);

function CircularList({ actors, context }: PageProps<ListActors<Circular>>) {
  const view = useList(actors, context, { dateOf, keep: isCircular });
  return (
    <>
      <Total noun="Circulars" count={view.total} />
      <ListControls actors={actors} view={view} />
      <CardGrid>
        {view.shown.length === 0 && (
          <PlaceholderCard title="Circular Title" date="DD.MM.YYYY" text="Stay Tuned For More Updates" />
        )}
        {view.shown.map(({ record, day }, at) => (
          <DocumentCard
            key={record._id || at}
            title={record.title}
            date={day}
            href={fileUrl(record.attachments[0])}
          />
        ))}
      </CardGrid>
      <ListFooter actors={actors} view={view} />
    </>
  );
}

function dateOf({ date }: Circular): string {
  return date;
}

/** The list carries other documents too; only circulars are shown (spec §5). */
function isCircular({ category }: Circular): boolean {
  return category === 'Circular';
}
