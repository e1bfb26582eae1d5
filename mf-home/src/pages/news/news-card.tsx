import type { ShownDay } from '@school/shared-deps';
import { recordAddress } from '@school/shared-deps/bundled';
import { Card, CardDescription, DayLeaf, type DocumentFile, ShareLink } from '@school/shared-deps/lists';

import { AttachmentLink } from '../../attachment-link';

/** The document is the first attachment, shown as a paperclip link (spec §3). */
interface NewsCardProps extends DocumentFile {
  _id: string;
  title: string;
  description: string;
  date?: ShownDay | undefined;
}

export function NewsCard({ _id: id, title, description, date, ...file }: NewsCardProps) {
  return (
    <Card title={title} href={file.href} aside={date && <DayLeaf day={date} />}>
      <CardDescription>{description}</CardDescription>
      <AttachmentLink {...file} of={title} />
      <ShareLink title={title} address={recordAddress('/News', id)} />
    </Card>
  );
}
