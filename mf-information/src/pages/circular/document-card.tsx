import type { ShownDay } from '@school/shared-deps';
import { recordAddress } from '@school/shared-deps/bundled';
import { Card, CardTitle, DayLeaf, DocumentFacts, ShareLink } from '@school/shared-deps/lists';

import { texts } from '../../texts/circular';
import classes from './circular.module.css';

interface DocumentCardProps {
  id: string;
  title: string;
  date?: ShownDay | undefined;
  /** The document, which opens in a new tab. */
  href?: string | undefined;
  bytes?: number | undefined;
  pages?: number | undefined;
  isNew?: boolean;
}

/** A circular or another document of the school, with what it is before it is opened. */
export function DocumentCard({ id, title, date, href, bytes, pages, isNew = false }: DocumentCardProps) {
  return (
    <Card aside={date && <DayLeaf day={date} />}>
      <CardTitle href={href}>{title}</CardTitle>
      <DocumentFacts href={href} bytes={bytes} pages={pages}>
        {isNew && <span className={classes['news']}>{texts.newThisWeek}</span>}
      </DocumentFacts>
      <ShareLink title={title} address={recordAddress('/Circular', id)} />
    </Card>
  );
}
