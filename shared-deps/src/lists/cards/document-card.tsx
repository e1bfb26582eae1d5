import type { ShownDay } from '@school/shared-deps';
import { fileKind } from '@school/shared-deps/bundled';
import classes from './card.module.css';
import { Card, CardTitle } from './card';
import { DayLeaf } from './date-leaf';

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

const newsTexts = { week: 'new this week', visit: 'new since your last visit' };

/** A circular or another paper of the school, with what it is before it is opened. */
export function DocumentCard({ title, date, href, bytes, pages, news }: DocumentCardProps) {
  const kind = href === undefined || !/\.\w+$/.test(href) ? '' : fileKind({ file: href, bytes, pages });
  return (
    <Card aside={date && <DayLeaf day={date} />}>
      <CardTitle href={href}>{title}</CardTitle>
      {(kind !== '' || news) && (
        <p className={classes['facts']}>
          {kind}
          {kind !== '' && news && ' · '}
          {news && <span className={classes['news']}>{newsTexts[news]}</span>}
        </p>
      )}
    </Card>
  );
}
