import type { ShownDay } from '@school/shared-deps';
import { Card, CardDescription, CardTitle, DayLeaf, type Paper } from '@school/shared-deps/lists';

import { AttachmentLink } from '../../attachment-link';

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
      <CardDescription>{description}</CardDescription>
      <AttachmentLink {...paper} of={title} />
    </Card>
  );
}
