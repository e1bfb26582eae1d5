import type { ShownDay } from '@school/shared-deps';
import { recordAddress } from '@school/shared-deps/bundled';
import { Card, CardDescription, CardTitle, DayLeaf, type Paper, ShareLink } from '@school/shared-deps/lists';

import { AttachmentLink } from '../../attachment-link';

/** The paper is the first attachment, shown as a paperclip link (spec §3). */
interface NewsCardProps extends Paper {
  _id: string;
  title: string;
  description: string;
  date?: ShownDay | undefined;
}

export function NewsCard({ _id: id, title, description, date, ...paper }: NewsCardProps) {
  return (
    <Card aside={date && <DayLeaf day={date} />}>
      <CardTitle href={paper.href}>{title}</CardTitle>
      <CardDescription>{description}</CardDescription>
      <AttachmentLink {...paper} of={title} />
      <ShareLink title={title} address={recordAddress('/News', id)} />
    </Card>
  );
}
