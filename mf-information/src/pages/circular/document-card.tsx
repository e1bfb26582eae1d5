import type { ShownDay } from '@school/shared-deps';
import { Card, CardTitle, DayLeaf, PaperFacts } from '@school/shared-deps/lists';

import { texts } from '../../texts/circular';
import classes from './circular.module.css';

interface DocumentCardProps {
  title: string;
  date?: ShownDay | undefined;
  /** The document, which opens in a new tab. */
  href?: string | undefined;
  bytes?: number | undefined;
  pages?: number | undefined;
  isNew?: boolean;
}

/** A circular or another paper of the school, with what it is before it is opened. */
export function DocumentCard({ title, date, href, bytes, pages, isNew = false }: DocumentCardProps) {
  return (
    <Card aside={date && <DayLeaf day={date} />}>
      <CardTitle href={href}>{title}</CardTitle>
      <PaperFacts href={href} bytes={bytes} pages={pages}>
        {isNew && <span className={classes['news']}>{texts.newThisWeek}</span>}
      </PaperFacts>
    </Card>
  );
}
