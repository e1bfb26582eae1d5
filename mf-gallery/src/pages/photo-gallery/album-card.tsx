import { Card, CardTitle, type Day, type GalleryItem, PageLink } from '@school/shared-deps';
import { countPhotos, coverOf } from '@school/shared-deps/lightbox';

import { Cover } from '../../cover';
import classes from './album-card.module.css';

interface AlbumCardProps {
  album: GalleryItem;
  day: Day | undefined;
  /** Paths of all deployed pages. */
  paths: readonly string[];
  /** File that stands for an album without pictures. */
  cover: string | undefined;
  isFirst: boolean;
}

/** An album with its first picture as the cover; all of it leads into the album, by one link. */
export function AlbumCard({ album, day, paths, cover, isFirst }: AlbumCardProps) {
  return (
    <Card media={<Cover src={coverOf(album.attachments, cover)} day={day} isFirst={isFirst} />}>
      <CardTitle>{album.title}</CardTitle>
      <p className={classes['count']}>{`Number Of Photos: ${countPhotos(album.attachments)}`}</p>
      <p>
        <PageLink
          href={`/SubGallery?id=${encodeURIComponent(album._id)}`}
          paths={paths}
          className={classes['more']}
        >
          View More<span className={classes['of']}> of {album.title}</span>
        </PageLink>
      </p>
    </Card>
  );
}
