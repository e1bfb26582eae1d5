import type { ShownDay } from '@school/shared-deps';

import { texts } from '../texts';
import { Card, CardTitle } from './card';
import classes from './card.module.css';
import { DayLeaf } from './date-leaf';
import { PaperFacts } from './paper-facts';

interface DocumentCardProps {
  title: string;
  date?: ShownDay | undefined;
  /** The document, which opens in a new tab. */
  href?: string | undefined;
  bytes?: number | undefined;
  pages?: number | undefined;
  /** `week`: it is of this week. `visit`: it has come since the visitor was here last. */
  news?: 'week' | 'visit' | undefined;
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
