import { contentOf, fileUrl, isoDay, type PageContext, Picture, UNREADABLE_DAY } from '@school/shared-deps';
import { Card, defineCardPage, DocumentFacts, placeholders } from '@school/shared-deps/lists';

import { texts } from '../../texts/e-book';
import { bookUrl, formatLongDay } from './book';
import classes from './e-book.module.css';

export const page = defineCardPage({
  resource: 'gallery/All',
  filters: {},
  dateOf: ({ date }) => date,
  // they share their resource with galleries and achievements
  isListed: ({ category }) => category === 'eBook',
  noun: texts,
  placeholder: () => placeholders.eBook,
  footer: { failure: texts.newestNotLoaded },
  card: ({ record, day }, context: PageContext<'gallery/All' | 'content/fallback'>) => {
    const { title, attachments, bytes, pages, date } = record;
    const href = bookUrl(attachments[0]);
    const icon = contentOf(context, 'fallback')?.pictures.book.file;
    return (
      <Card title={title} href={href} aside={<BookIcon file={icon} />}>
        <DocumentFacts href={href} bytes={bytes} pages={pages} />
        {day === undefined && date !== '' && <span className="quiet">{UNREADABLE_DAY}</span>}
        {day && (
          <time dateTime={isoDay(day)} className="quiet">
            {formatLongDay(day)}
          </time>
        )}
      </Card>
    );
  },
});

/** Every book has the same picture (spec §2). */
function BookIcon({ file }: { file: string | undefined }) {
  const src = fileUrl(file);
  return src === undefined ? null : (
    <Picture src={src} alt="" width={400} height={400} sizes="6rem" className={classes['icon']} />
  );
}
