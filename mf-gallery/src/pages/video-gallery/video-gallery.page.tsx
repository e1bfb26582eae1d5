import {
  Card,
  CardTitle,
  type Day,
  type Fallback,
  type PageProps,
  PlaceholderCard,
  type Video,
  webLink,
  wordsOf,
} from '@school/shared-deps';
import { coverOf } from '@school/shared-deps/lightbox';
import {
  CardGrid,
  defineListPage,
  type ListActors,
  ListFilter,
  ListFooter,
  startList,
  Total,
  useList,
} from '@school/shared-deps/lists';

import { Cover } from '../../cover';

export const page = defineListPage<Video>(
  (context) => startList(context, 'video/all', { narrowedBy: ['year', 'search'], firstYear: 'All' }),
  VideoList,
);

function VideoList({ actors, context }: PageProps<ListActors<Video>>) {
  const view = useList(actors, context, { dateOf });
  const standIn = wordsOf<Fallback>(context, 'fallback')?.pictures.video.file;
  const { year, search } = view.filter;
  return (
    <>
      <Total noun="Videos" count={view.total} />
      <ListFilter
        years={view.years}
        year={year}
        search={search}
        onYear={(chosen) => actors.filter.send({ type: 'filter.changed', year: chosen })}
        onSearch={(typed) => actors.filter.send({ type: 'filter.changed', search: typed })}
      />
      <CardGrid of="pictures">
        {view.shown.length === 0 && (
          <PlaceholderCard title="Video Title" date="DD.MM.YYYY" text="Stay Tuned For More Updates" />
        )}
        {view.shown.map(({ record, day }, at) => (
          <VideoCard
            key={record._id || at}
            video={record}
            day={day}
            picture={coverOf(record.attachments, standIn)}
            isFirst={at === 0}
          />
        ))}
      </CardGrid>
      <ListFooter actors={actors} view={view} />
    </>
  );
}

interface VideoCardProps {
  video: Video;
  day: Day | undefined;
  picture: string | undefined;
  isFirst: boolean;
}

/** Opens the video where it is published, in a new tab. */
function VideoCard({ video, day, picture, isFirst }: VideoCardProps) {
  return (
    <Card media={<Cover src={picture} day={day} isFirst={isFirst} />}>
      <CardTitle href={webLink(video.videoUrl)}>{video.title}</CardTitle>
    </Card>
  );
}

function dateOf({ date }: Video): string {
  return date;
}
