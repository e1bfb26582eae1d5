import { coverOf, type GalleryItem, PageLink, type ShownDay } from '@school/shared-deps';
import { slidesIn } from '@school/shared-deps/lightbox';
import { Card, ShareLink } from '@school/shared-deps/lists';

import { albumAddress } from '../../albums';
import { Cover } from '../../cover';
import { texts } from '../../texts/photo-gallery';

interface AlbumCardProps {
  album: GalleryItem;
  day: ShownDay | undefined;
  /** File of the cover of an album without pictures. */
  fallbackPicture: string | undefined;
  isFirst: boolean;
}

/** An album with its first picture as the cover; all of it leads into the album, by one link. */
export function AlbumCard({ album, day, fallbackPicture, isFirst }: AlbumCardProps) {
  const address = albumAddress(album._id);
  return (
    <Card
      title={album.title}
      media={<Cover src={coverOf(album.attachments, fallbackPicture)} day={day} isFirst={isFirst} />}
    >
      <p className="quiet figures">{texts.photos(slidesIn(album.attachments).length)}</p>
      <p className="wholeLink">
        <PageLink href={address}>
          {texts.viewMore}
          <span className="visuallyHidden">{texts.viewMoreOf(album.title)}</span>
        </PageLink>
      </p>
      <ShareLink title={album.title} address={address} />
    </Card>
  );
}
