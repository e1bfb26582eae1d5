import { type Day, DayLeaf, Picture } from '@school/shared-deps';

import classes from './cover.module.css';

interface CoverProps {
  src: string | undefined;
  day: Day | undefined;
  /** In view at once. */
  isFirst: boolean;
}

/** What is uploaded comes in any size; cards show it 3:2. */
const size = { width: 1800, height: 1200, sizes: '(width >= 640px) 24rem, 100vw' };

/** The picture of a card with the day on it. */
export function Cover({ src, day, isFirst }: CoverProps) {
  return (
    <div className={classes['cover']}>
      {src !== undefined && <Picture src={src} alt="" {...size} eager={isFirst} isPhoto />}
      {day && (
        <div className={src === undefined ? undefined : classes['day']}>
          <DayLeaf day={day} />
        </div>
      )}
    </div>
  );
}
