import { Button, useInBrowser } from '@school/shared-deps';

import classes from './show-more.module.css';

interface ShowMoreProps {
  onMore: () => void;
  /** How many records are not shown yet. */
  remaining: number;
  /** How many are shown next; without script the list's form asks for them. */
  next: number;
}

export function ShowMore({ onMore, remaining, next }: ShowMoreProps) {
  const isInBrowser = useInBrowser();
  return (
    <div className={classes['more']}>
      <Button
        // alive, it must not be what Enter in the search box presses
        type={isInBrowser ? 'button' : 'submit'}
        form="list-filter"
        name="shown"
        value={next}
        disabled={remaining <= 0}
        onClick={(event) => {
          event.preventDefault();
          onMore();
        }}
      >
        Show More
      </Button>
      {remaining > 0 && <p className={classes['remaining']}>{`${remaining} more`}</p>}
    </div>
  );
}
