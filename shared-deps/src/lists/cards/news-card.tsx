import type { ShownDay } from '@school/shared-deps';
import { AttachmentLink } from './attachment-link';
import classes from './card.module.css';
import { Card, CardTitle } from './card';
import { DayLeaf } from './date-leaf';

interface NewsCardProps {
  title: string;
  description: string;
  date?: ShownDay | undefined;
  /** First attachment, shown as a paperclip link (spec §3). */
  href?: string | undefined;
}

export function NewsCard({ title, description, date, href }: NewsCardProps) {
  return (
    <Card aside={date && <DayLeaf day={date} />}>
      <CardTitle>{title}</CardTitle>
      {description !== '' && <p className={classes['description']}>{description}</p>}
      {href !== undefined && <AttachmentLink href={href} of={title} />}
    </Card>
  );
}
