import { cardPicture, Icon, Picture, type ShownDay } from '@school/shared-deps';
import { DayLeaf } from '@school/shared-deps/lists';

import classes from './cover.module.css';

interface CoverProps {
  src: string | undefined;
  day: ShownDay | undefined;
  /** In view at once. */
  isFirst: boolean;
  /** The picture is of a video. */
  isVideo?: boolean;
}

/** The picture of a card with the day on it, and a sign on that of a video. */
export function Cover({ src, day, isFirst, isVideo = false }: CoverProps) {
  return (
    <div className={classes['cover']}>
      {src !== undefined && <Picture src={src} alt="" {...cardPicture} eager={isFirst} isPhoto />}
      {src !== undefined && isVideo && (
        <span className={classes['play']}>
          <Icon name="play" />
        </span>
      )}
      {day && (
        <div className={src === undefined ? undefined : classes['day']}>
          <DayLeaf day={day} />
        </div>
      )}
    </div>
  );
}
