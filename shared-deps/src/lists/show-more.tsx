import { Button } from '@school/shared-deps';

import { LIST_FORM } from './list-form';
import classes from './show-more.module.css';
import { texts } from './texts';

interface ShowMoreProps {
  onMore: () => void;
  /** How many records are not shown yet. */
  remaining: number;
  /** The number of cards to show next. Without script, the list's form sends it. */
  next: number;
}

export function ShowMore({ onMore, remaining, next }: ShowMoreProps) {
  return (
    <div className={classes['more']}>
      <Button
        type="submit"
        form={LIST_FORM}
        name="shown"
        value={next}
        disabled={remaining <= 0}
        onClick={(event) => {
          event.preventDefault();
          onMore();
        }}
      >
        {texts.showMore}
      </Button>
      {remaining > 0 && <p className={classes['remaining']}>{texts.remaining(remaining)}</p>}
    </div>
  );
}
