import { Button } from '@school/shared-deps';
import { useList } from '@school/shared-deps/lists';

import { texts } from '../../texts/home';
import type { RecordsActor } from './home.actors';
import classes from './home.module.css';

interface MoreProps<T> {
  block: RecordsActor<T>;
  /** Below a band over the whole width. */
  isWide?: boolean;
}

/** Shows more of a block that no page shows whole; absent when there is no more. */
export function More<T>({ block, isWide = false }: MoreProps<T>) {
  const { total, shown, pending } = useList(block);
  const remaining = total - shown.length;
  if (remaining <= 0) return null;
  return (
    <div className={isWide ? classes['wideMore'] : classes['more']}>
      <Button onClick={() => block.send({ type: 'list.extended' })}>{texts.showMore}</Button>
      <p role="status">{pending ? texts.restOnItsWay : texts.remaining(remaining)}</p>
    </div>
  );
}
