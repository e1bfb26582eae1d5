import { fileUrl, type News, type PageProps, PlaceholderCard } from '@school/shared-deps';
import {
  CardGrid,
  defineListPage,
  type ListActors,
  ListControls,
  ListFooter,
  NewsCard,
  startList,
  Total,
  useList,
} from '@school/shared-deps/lists';

export const page = defineListPage<News>((context) => startList(context, 'news/all'), NewsList);

function NewsList({ actors, context }: PageProps<ListActors<News>>) {
  const view = useList(actors, context, { dateOf });
  return (
    <>
      <Total noun="News" count={view.total} />
      <ListControls actors={actors} view={view} />
      <CardGrid>
        {view.shown.length === 0 && (
          <PlaceholderCard title="News Title" date="DD.MM.YYYY" text="Stay Tuned For More Updates" />
        )}
        {view.shown.map(({ record, day }, at) => (
          <NewsCard
            key={record._id || at}
            title={record.title}
            description={record.description}
            date={day}
            href={fileUrl(record.attachments[0])}
          />
        ))}
      </CardGrid>
      <ListFooter actors={actors} view={view} />
    </>
  );
}

/** News are dated by their first day (spec §4). */
function dateOf({ fromDate }: News): string {
  return fromDate;
}
