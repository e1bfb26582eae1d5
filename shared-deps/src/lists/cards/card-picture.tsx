import type { News } from '@school/contract';
import { cardPicture, fileUrl, Picture, type ShownDay } from '@school/shared-deps';

import classes from './card.module.css';
import { DayLeaf } from './date-leaf';

interface Shown {
  picture: News['picture'];
  day: ShownDay | undefined;
  /** In view at once. */
  isFirst: boolean;
}

/** Places a record's picture and day in its `Card`: the day is on the picture, or beside the text. */
export function pictureAndDay({ picture, day, isFirst }: Shown) {
  const leaf = day && <DayLeaf day={day} />;
  if (!picture) return { aside: leaf };
  const media = (
    <>
      <Picture src={fileUrl(picture.file) ?? ''} alt={picture.alt} {...cardPicture} eager={isFirst} isPhoto />
      <div className={classes['onPicture']}>{leaf}</div>
    </>
  );
  return { media };
}
