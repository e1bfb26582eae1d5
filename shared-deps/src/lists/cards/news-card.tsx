import type { ShownDay } from '@school/shared-deps';

import { AttachmentLink } from './attachment-link';
import { Card, CardTitle } from './card';
import classes from './card.module.css';
import { DayLeaf } from './date-leaf';
import type { Paper } from './paper-facts';

/** The paper is the first attachment, shown as a paperclip link (spec §3). */
interface NewsCardProps extends Paper {
  title: string;
  description: string;
  date?: ShownDay | undefined;
}

export function NewsCard({ title, description, date, ...paper }: NewsCardProps) {
  return (
    <Card aside={date && <DayLeaf day={date} />}>
      <CardTitle>{title}</CardTitle>
      {description !== '' && <p className={classes['description']}>{description}</p>}
      <AttachmentLink {...paper} of={title} />
    </Card>
  );
}
