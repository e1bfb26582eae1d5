import type { News, ShownDay } from '@school/shared-deps';
import { recordAddress } from '@school/shared-deps/bundled';
import {
  Card,
  CardDescription,
  CardPicture,
  DayLeaf,
  type DocumentFile,
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
  const day = date && <DayLeaf day={date} />;
  const media = picture && (
    <CardPicture picture={picture} isFirst={isFirst}>
      {day}
    </CardPicture>
  );
  return (
    <Card title={title} href={file.href} aside={media ? undefined : day} media={media}>
      <CardDescription>{description}</CardDescription>
      <AttachmentLink {...file} of={title} />
      <ShareLink title={title} address={recordAddress('/News', id)} />
    </Card>
  );
}
