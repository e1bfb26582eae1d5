import { contentOf, type PageContext } from '@school/shared-deps';
import { defineCardPage, month, search, year } from '@school/shared-deps/lists';

import { texts } from '../../texts/photo-gallery';
import { AlbumCard } from './album-card';

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
