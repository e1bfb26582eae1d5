import type { News, ShownDay } from '@school/shared-deps';
import { recordAddress } from '@school/shared-deps/bundled';
import {
  Card,
  CardDescription,
  type DocumentFile,
  pictureAndDay,
  ShareLink,
} from '@school/shared-deps/lists';

import { AttachmentLink } from '../../attachment-link';

/** The document is the first attachment, shown as a paperclip link (spec §3). */
interface NewsCardProps extends DocumentFile, Pick<News, '_id' | 'title' | 'description' | 'picture'> {
  date?: ShownDay | undefined;
  /** In view at once. */
  isFirst?: boolean;
}

export function NewsCard({
  _id: id,
  title,
  description,
  picture,
  date,
  isFirst = false,
  ...file
}: NewsCardProps) {
  return (
    <Card title={title} href={file.href} {...pictureAndDay({ picture, day: date, isFirst })}>
      <CardDescription>{description}</CardDescription>
      <AttachmentLink {...file} of={title} />
      <ShareLink title={title} address={recordAddress('/News', id)} />
    </Card>
  );
}
