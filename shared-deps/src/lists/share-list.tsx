import { useSite } from '@school/shared-deps';
import { useSelector } from '@xstate/react';

import { ShareLink } from './cards/share-link';
import type { Filters } from './filters/filter';
import type { ListActor } from './list.machine';
import { queryOf } from './list-address';
import classes from './share-list.module.css';
import { texts } from './texts';

interface ShareListProps<T, F extends Filters<T>> {
  list: ListActor<T, F>;
  feed?: string;
}

/** The feed of the list, and its address, as it is narrowed now, for somebody else. */
export function ShareList<T, F extends Filters<T>>({ list, feed }: ShareListProps<T, F>) {
  const address = useSelector(list, ({ context }) => context.path + queryOf(context));
  return (
    <div className={classes['share']}>
      {feed !== undefined && (
        <a href={`/feeds/${feed}.atom`} type="application/atom+xml" className="target">
          {texts.follow}
        </a>
      )}{' '}
      <ShareLink title={useSite().profile.name} address={address} label={texts.share} />
    </div>
  );
}
