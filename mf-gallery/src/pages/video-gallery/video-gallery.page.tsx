import {
  contentOf,
  coverOf,
  type PageContext,
  type ShownDay,
  type Video,
  webLink,
} from '@school/shared-deps';
import { Card, defineCardPage, named, placeholders, search, year } from '@school/shared-deps/lists';

import { Cover } from '../../cover';
import { texts } from '../../texts/video-gallery';

export const page = defineCardPage({
  resource: 'video/all',
  // videos begin with all years (spec §4)
  filters: { year: { ...year, first: () => year.all }, search, video: named },
  dateOf: ({ date }) => date,
  noun: texts,
  placeholder: () => placeholders.video,
  footer: { share: {} },
  card: ({ record, shownDay }, context: PageContext<'video/all' | 'content/fallback'>, isFirst) => (
    <VideoCard
      video={record}
      day={shownDay}
      picture={coverOf(record.attachments, contentOf(context, 'fallback')?.pictures.video.file)}
      isFirst={isFirst}
    />
  ),
});

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
