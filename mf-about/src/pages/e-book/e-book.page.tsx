import { contentOf, fileUrl, isoDay, Picture, UNREADABLE_DAY } from '@school/shared-deps';
import {
  Card,
  CardGrid,
  defineListPage,
  DocumentFacts,
  ListFooter,
  ListForm,
  ListNotice,
  type ListProps,
  PlaceholderCard,
  placeholders,
  useList,
} from '@school/shared-deps/lists';

import { texts } from '../../texts/e-book';
import { bookUrl, formatLongDay } from './book';
import classes from './e-book.module.css';

const filters = {};

export const page = defineListPage({
  resource: 'gallery/All',
  filters,
  dateOf: ({ date }) => date,
  // they share their resource with galleries and achievements
  isListed: ({ category }) => category === 'eBook',
  List: BookList,
});

function BookList({ list, context }: ListProps<'gallery/All', typeof filters, 'content/fallback'>) {
  const { shown } = useList(list);
  const icon = contentOf(context, 'fallback')?.pictures.book.file;
  return (
    <>
      <ListNotice list={list} noun={texts} />
      <CardGrid>
        {shown.length === 0 && <PlaceholderCard {...placeholders.eBook} />}
        {shown.map(({ key, record, day }) => (
          <Card
            key={key}
            title={record.title}
            href={bookUrl(record.attachments[0])}
            aside={<BookIcon file={icon} />}
          >
            <DocumentFacts href={bookUrl(record.attachments[0])} bytes={record.bytes} pages={record.pages} />
            {day === undefined && record.date !== '' && <span className="quiet">{UNREADABLE_DAY}</span>}
            {day && (
              <time dateTime={isoDay(day)} className="quiet">
                {formatLongDay(day)}
              </time>
            )}
          </Card>
        ))}
      </CardGrid>
      <ListForm list={list} />
      <ListFooter list={list} failure={texts.newestNotLoaded} />
    </>
  );
}

/** Every book has the same picture (spec §2). */
function BookIcon({ file }: { file: string | undefined }) {
  const src = fileUrl(file);
  return src === undefined ? null : (
    <Picture src={src} alt="" width={400} height={400} sizes="6rem" className={classes['icon']} />
  );
}
