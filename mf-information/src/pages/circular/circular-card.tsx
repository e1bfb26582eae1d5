import { type Circular, fileUrl } from '@school/shared-deps';
import { recordAddress } from '@school/shared-deps/bundled';
import { Card, DayLeaf, DocumentFacts, type Listed, ShareLink } from '@school/shared-deps/lists';

import { texts } from '../../texts/circular';
import classes from './circular.module.css';

interface CircularCardProps {
  circular: Listed<Circular>;
  isNew: boolean;
}

/** A circular, with what its document is before it is opened. */
export function CircularCard({ circular: { record, shownDay }, isNew }: CircularCardProps) {
  const { _id: id, title, attachments, bytes, pages } = record;
  const href = fileUrl(attachments[0]);
  return (
    <Card title={title} href={href} aside={shownDay && <DayLeaf day={shownDay} />}>
      <DocumentFacts href={href} bytes={bytes} pages={pages}>
        {isNew && <span className={classes['news']}>{texts.newThisWeek}</span>}
      </DocumentFacts>
      <ShareLink title={title} address={recordAddress('/Circular', id)} />
    </Card>
  );
}
