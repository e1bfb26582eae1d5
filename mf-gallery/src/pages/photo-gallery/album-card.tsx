import {
  Card,
  CardTitle,
  type Day,
  DayLeaf,
  fileUrl,
  type GalleryItem,
  PageLink,
  Picture,
} from '@school/shared-deps';

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

/** Pictures of albums come in any size; cards show them 3:2. */
const size = { width: 1800, height: 1200, sizes: '(width >= 640px) 20rem, 100vw' };

/** An album with its first picture as the cover. */
export function AlbumCard({ album, day, paths, cover, isFirst }: AlbumCardProps) {
  const src = fileUrl(album.attachments[0] ?? cover);
  return (
    <Card
      media={src && <Picture src={src} alt="" {...size} eager={isFirst} />}
      aside={day && <DayLeaf day={day} />}
    >
      <CardTitle>{album.title}</CardTitle>
      <p className={classes['count']}>{`Number Of Photos: ${album.attachments.length}`}</p>
      <p>
        <PageLink href={`/SubGallery?id=${encodeURIComponent(album._id)}`} paths={paths}>
          View More<span className={classes['of']}> of {album.title}</span>
        </PageLink>
      </p>
    </Card>
  );
}
