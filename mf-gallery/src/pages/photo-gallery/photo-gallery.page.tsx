import {
  type Fallback,
  type GalleryItem,
  type PageProps,
  PlaceholderCard,
  wordsOf,
} from '@school/shared-deps';
import {
  CardGrid,
  defineListPage,
  type ListActors,
  ListControls,
  ListFooter,
  startList,
  Total,
  useList,
} from '@school/shared-deps/lists';

import { AlbumCard } from './album-card';

export const page = defineListPage<GalleryItem>((context) => startList(context, 'gallery/All'), AlbumList);

function AlbumList({ actors, context }: PageProps<ListActors<GalleryItem>>) {
  const view = useList(actors, context, { dateOf, keep: isAlbum });
  const fallback = wordsOf<Fallback>(context, 'fallback');
  return (
    <>
      <Total noun="Categories" count={view.total} />
      <ListControls actors={actors} view={view} />
      <CardGrid of="pictures">
        {view.shown.length === 0 && fallback && (
          <PlaceholderCard
            title={`Message from ${fallback.director.name}`}
            text={fallback.director.message}
          />
        )}
        {view.shown.map(({ record, day }, at) => (
          <AlbumCard
            key={record._id}
            album={record}
            day={day}
            paths={context.site.paths}
            cover={fallback?.pictures.gallery.file}
            isFirst={at === 0}
          />
        ))}
      </CardGrid>
      <ListFooter actors={actors} view={view} />
    </>
  );
}

function dateOf({ date }: GalleryItem): string {
  return date;
}

/** Galleries share their list with achievements and e-books. */
function isAlbum({ category }: GalleryItem): boolean {
  return category === 'PhotoGallery';
}
