import {
  contentOf,
  coverOf,
  type GalleryItem,
  type PageContext,
  PageLink,
  type ShownDay,
} from '@school/shared-deps';
import { slidesIn } from '@school/shared-deps/lightbox';
import { Card, defineCardPage, month, search, ShareLink, year } from '@school/shared-deps/lists';

import { albumAddress } from '../../albums';
import { Cover } from '../../cover';
import { texts } from '../../texts/photo-gallery';

export const page = defineCardPage({
  resource: 'gallery/All',
  filters: { year, month, search },
  dateOf: ({ date }) => date,
  // they share their resource with achievements and e-books
  isListed: ({ category }) => category === 'PhotoGallery',
  noun: texts,
  placeholder: (context: PageContext<'gallery/All' | 'content/fallback'>) => {
    const { director } = contentOf(context, 'fallback') ?? {};
    return director && { title: texts.messageFrom(director.name), text: director.message };
  },
  footer: { share: { feed: 'albums' } },
  card: ({ record, shownDay }, context, isFirst) => (
    <AlbumCard
      album={record}
      day={shownDay}
      fallbackPicture={contentOf(context, 'fallback')?.pictures.gallery.file}
      isFirst={isFirst}
    />
  ),
});

interface AlbumCardProps {
  album: GalleryItem;
  day: ShownDay | undefined;
  /** File of the cover of an album without pictures. */
  fallbackPicture: string | undefined;
  isFirst: boolean;
}

/** An album with its first picture as the cover; all of it leads into the album, by one link. */
function AlbumCard({ album, day, fallbackPicture, isFirst }: AlbumCardProps) {
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
