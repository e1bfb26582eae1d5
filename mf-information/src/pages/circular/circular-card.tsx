import { type Circular, fileUrl } from '@school/shared-deps';
import { contentLanguage, recordAddress } from '@school/shared-deps/bundled';
import { Card, DocumentFacts, type Listed, pictureAndDay, ShareLink } from '@school/shared-deps/lists';

import { texts } from '../../texts/circular';
import classes from './circular.module.css';

interface CircularCardProps {
  circular: Listed<Circular>;
  isNew: boolean;
  /** In view at once. */
  isFirst?: boolean;
  /** The paragraphs of the document that the page's address names. */
  text?: readonly string[] | undefined;
}

/** A circular, with what its document is before it is opened. */
export function CircularCard({
  circular: { record, shownDay },
  isNew,
  isFirst = false,
  text,
}: CircularCardProps) {
  const { _id: id, title, picture, attachments, bytes, pages } = record;
  const href = fileUrl(attachments[0]);
  const address = recordAddress('/Circular', id);
  const isReadable = href?.toLowerCase().endsWith('.pdf') === true;
  return (
    <Card title={title} href={href} {...pictureAndDay({ picture, day: shownDay, isFirst })}>
      <DocumentFacts href={href} bytes={bytes} pages={pages}>
        {isNew && <span className={classes['news']}>{texts.newThisWeek}</span>}
      </DocumentFacts>
      {text?.map((paragraph, at) => (
        <p key={at} lang={contentLanguage(paragraph)} className={classes['paragraph']}>
          {paragraph}
        </p>
      ))}
      {text?.length === 0 && isReadable && <p>{texts.unread}</p>}
      <div className={classes['signs']}>
        {isReadable && !text && (
          <a href={address} className={classes['read']} aria-label={`${texts.read}: ${title}`}>
            {texts.read}
          </a>
        )}{' '}
        <ShareLink title={title} address={address} />
      </div>
    </Card>
  );
}
