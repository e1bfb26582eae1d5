import { contentOf } from '@school/shared-deps';
import {
  CardGrid,
  defineListPage,
  ListFooter,
  ListHead,
  type ListProps,
  month,
  PlaceholderCard,
  search,
  useList,
  year,
} from '@school/shared-deps/lists';

import { texts } from '../../texts/photo-gallery';
import { AlbumCard } from './album-card';

const filters = { year, month, search };

export const page = defineListPage({
  resource: 'gallery/All',
  filters,
  dateOf: ({ date }) => date,
  // they share their resource with achievements and e-books
  isListed: ({ category }) => category === 'PhotoGallery',
  List: AlbumList,
});

function AlbumList({ list, context }: ListProps<'gallery/All', typeof filters, 'content/fallback'>) {
  const { shown } = useList(list);
  const fallback = contentOf(context, 'fallback');
  return (
    <>
      <ListHead list={list} noun={texts} />
      <CardGrid>
        {shown.length === 0 && fallback && (
          <PlaceholderCard
            title={texts.messageFrom(fallback.director.name)}
            text={fallback.director.message}
          />
        )}
        {shown.map(({ key, record, shownDay }, index) => (
          <AlbumCard
            key={key}
            album={record}
            day={shownDay}
            fallbackPicture={fallback?.pictures.gallery.file}
            isFirst={index === 0}
          />
        ))}
      </CardGrid>
      <ListFooter list={list} share={{ feed: 'albums' }} />
    </>
  );
}
