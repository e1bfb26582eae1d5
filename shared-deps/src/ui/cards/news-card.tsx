import { Card, CardTitle, type Day, DayLeaf } from '@school/shared-deps';
import { AttachmentLink } from './attachment-link';
import classes from './card.module.css';

interface NewsCardProps {
  title: string;
  description: string;
  date?: Day | undefined;
  /** First attachment, shown as a paperclip link (spec §3). */
  href?: string | undefined;
  level?: 2 | 3;
}

export function NewsCard({ title, description, date, href, level = 2 }: NewsCardProps) {
  return (
    <Card aside={date && <DayLeaf day={date} />}>
      <CardTitle level={level}>{title}</CardTitle>
      {description !== '' && <p className={classes['description']}>{description}</p>}
      {href !== undefined && <AttachmentLink href={href} of={title} />}
    </Card>
  );
}
