import {
  bookUrl,
  Card,
  CardTitle,
  dayOf,
  definePage,
  type Fallback,
  type FetchMachine,
  fileUrl,
  formatLongDay,
  type GalleryItem,
  isoDay,
  Page,
  type PageProps,
  Picture,
  PlaceholderCard,
  startFetch,
  TroubleLine,
  wordsOf,
} from '@school/shared-deps';
import { CardGrid } from '@school/shared-deps/lists';
import { useSelector } from '@xstate/react';
import type { ActorRefFrom } from 'xstate';

import classes from './e-book.module.css';

interface EBookActors {
  gallery: ActorRefFrom<FetchMachine<GalleryItem>>;
}

export const page = definePage<EBookActors>({
  start: (context) => ({ gallery: startFetch<GalleryItem>(context, 'gallery/All') }),
  View: EBookPage,
  isStill: true,
});

function EBookPage({ actors, context }: PageProps<EBookActors>) {
  const records = useSelector(actors.gallery, (snapshot) => snapshot.context.records);
  const books = newestBooks(records, context.site.timeZone);
  const icon = wordsOf<Fallback>(context, 'fallback')?.pictures.book.file;
  return (
    <Page title={context.route.title} trail={context.route.trail} wide>
      <CardGrid>
        {books.length === 0 && <PlaceholderCard title="E-Book Title" />}
        {books.map(({ book, day }) => (
          <Card key={book._id} aside={<BookIcon file={icon} />}>
            <CardTitle href={bookUrl(book.attachments[0])}>{book.title}</CardTitle>
            {day && (
              <time dateTime={isoDay(day)} className={classes['date']}>
                {formatLongDay(day)}
              </time>
            )}
          </Card>
        ))}
      </CardGrid>
      <TroubleLine of={actors.gallery} text="The newest e-books could not be loaded." />
    </Page>
  );
}

/** Every book bears the same picture (spec §2). */
function BookIcon({ file }: { file: string | undefined }) {
  const src = fileUrl(file);
  return src === undefined ? null : (
    <Picture src={src} alt="" width={400} height={400} sizes="6rem" className={classes['icon']} />
  );
}

/** E-books share their list with galleries and achievements; the newest stand first, those without a date last. */
function newestBooks(records: readonly GalleryItem[], timeZone: string) {
  return records
    .filter(({ category }) => category === 'eBook')
    .map((book) => ({ book, day: dayOf(book.date, timeZone) }))
    .sort((a, b) => (b.day ? isoDay(b.day) : '').localeCompare(a.day ? isoDay(a.day) : ''));
}
