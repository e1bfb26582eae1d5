import { contentOf, coverOf, type ShownDay, type Video, webLink } from '@school/shared-deps';
import {
  Card,
  CardGrid,
  defineListPage,
  ListFooter,
  ListHead,
  type ListProps,
  named,
  PlaceholderCard,
  placeholders,
  search,
  useList,
  year,
} from '@school/shared-deps/lists';

import { Cover } from '../../cover';
import { texts } from '../../texts/video-gallery';

/** Videos begin with all years (spec §4). */
const filters = { year: { ...year, first: () => year.all }, search, video: named };

export const page = defineListPage({
  resource: 'video/all',
  filters,
  dateOf: ({ date }) => date,
  List: VideoList,
});

function VideoList({ list, context }: ListProps<'video/all', typeof filters, 'content/fallback'>) {
  const { shown } = useList(list);
  const fallbackPicture = contentOf(context, 'fallback')?.pictures.video.file;
  return (
    <>
      <ListHead list={list} noun={texts} />
      <CardGrid>
        {shown.length === 0 && <PlaceholderCard {...placeholders.video} />}
        {shown.map(({ key, record, shownDay }, index) => (
          <VideoCard
            key={key}
            video={record}
            day={shownDay}
            picture={coverOf(record.attachments, fallbackPicture)}
            isFirst={index === 0}
          />
        ))}
      </CardGrid>
      <ListFooter list={list} share={{}} />
    </>
  );
}

interface VideoCardProps {
  video: Video;
  day: ShownDay | undefined;
  picture: string | undefined;
  isFirst: boolean;
}

/** Opens the video where it is published, in a new tab, and says where that is. */
function VideoCard({ video, day, picture, isFirst }: VideoCardProps) {
  const href = webLink(video.videoUrl);
  return (
    <Card
      title={video.title}
      href={href}
      media={<Cover src={picture} day={day} isFirst={isFirst} isVideo={href !== undefined} />}
    >
      {href !== undefined && <p className="quiet">{texts.opensAt(hostOf(href))}</p>}
    </Card>
  );
}

/** `youtube.com` */
function hostOf(address: string): string {
  return new URL(address).hostname.replace(/^www\./, '');
}
