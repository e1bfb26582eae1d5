import {
  definePage,
  fileUrl,
  type News,
  Page,
  type PageProps,
  PlaceholderCard,
  Slice,
} from '@school/shared-deps';
import {
  CardGrid,
  type ListActors,
  ListControls,
  ListFooter,
  NewsCard,
  startList,
  Total,
  useList,
} from '@school/shared-deps/lists';

export const page = definePage({
  start: (context) => startList<News>(context, 'news/all'),
  View: NewsPage,
});

function NewsPage({ actors, context }: PageProps<ListActors<News>>) {
  return (
    <Page title={context.route.title} trail={context.route.trail} wide>
      <Slice name="list" trigger="intent">
        <NewsList actors={actors} context={context} />
      </Slice>
    </Page>
  );
}

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
