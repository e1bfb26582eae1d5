import type { ShownDay } from '@school/shared-deps';
import { Card, CardTitle, DayLeaf, PaperFacts } from '@school/shared-deps/lists';

import { texts } from '../../texts/circular';
import classes from './circular.module.css';
import type { NewsOf } from './news-of';

interface DocumentCardProps {
  title: string;
  date?: ShownDay | undefined;
  /** The document, which opens in a new tab. */
  href?: string | undefined;
  bytes?: number | undefined;
  pages?: number | undefined;
  news?: ReturnType<NewsOf>;
}

/** A circular or another paper of the school, with what it is before it is opened. */
export function DocumentCard({ title, date, href, bytes, pages, news }: DocumentCardProps) {
  return (
    <Card aside={date && <DayLeaf day={date} />}>
      <CardTitle href={href}>{title}</CardTitle>
      <PaperFacts href={href} bytes={bytes} pages={pages}>
        {news && (
          <span className={classes['news']}>{news === 'week' ? texts.newThisWeek : texts.newSinceVisit}</span>
        )}
      </PaperFacts>
    </Card>
  );
}
