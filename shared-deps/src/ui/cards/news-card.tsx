import { Card, CardTitle, type Day, DayLeaf } from '@school/shared-deps';
import { AttachmentLink } from './attachment-link';
import classes from './card.module.css';

interface NewsCardProps {
  title: string;
  description: string;
  date?: Day | undefined;
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
