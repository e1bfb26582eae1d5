import { coverOf, type ShownDay, type GalleryItem, PageLink } from '@school/shared-deps';
import { countPhotos } from '@school/shared-deps/lightbox';
import { Card, CardTitle } from '@school/shared-deps/lists';

import { Cover } from '../../cover';
import classes from './album-card.module.css';

interface AlbumCardProps {
  album: GalleryItem;
  day: ShownDay | undefined;
  /** File that stands for an album without pictures. */
  cover: string | undefined;
  isFirst: boolean;
}

/** An album with its first picture as the cover; all of it leads into the album, by one link. */
export function AlbumCard({ album, day, cover, isFirst }: AlbumCardProps) {
  return (
    <Card media={<Cover src={coverOf(album.attachments, cover)} day={day} isFirst={isFirst} />}>
      <CardTitle>{album.title}</CardTitle>
      <p className={classes['count']}>{`Number Of Photos: ${countPhotos(album.attachments)}`}</p>
      <p>
        <PageLink href={`/SubGallery?id=${encodeURIComponent(album._id)}`} className={classes['more']}>
          View More<span className="visuallyHidden"> of {album.title}</span>
        </PageLink>
      </p>
    </Card>
  );
}
