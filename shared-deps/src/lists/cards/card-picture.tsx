import type { News } from '@school/contract';
import { cardPicture, fileUrl, Picture } from '@school/shared-deps';
import type { ReactNode } from 'react';

import classes from './card.module.css';

interface CardPictureProps {
  picture: NonNullable<News['picture']>;
  /** In view at once. */
  isFirst: boolean;
  /** On the picture, such as a day. */
  children: ReactNode;
}

/** The picture of a record, which says itself where it is missing. */
export function CardPicture({ picture: { file, alt }, isFirst, children }: CardPictureProps) {
  return (
    <>
      <Picture src={fileUrl(file) ?? ''} alt={alt} {...cardPicture} eager={isFirst} isPhoto />
      <div className={classes['onPicture']}>{children}</div>
    </>
  );
}
