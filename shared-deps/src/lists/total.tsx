import type { Filters } from './filters/filter';
import type { ListActor } from './list-actor';
import { texts } from './texts';
import classes from './total.module.css';
import { useList, useListTag } from './use-list';

interface TotalProps<T, F extends Filters<T>> {
  noun: string;
  list: ListActor<T, F>;
}

/** `Total Circulars: 2`, announced as it changes; a dash while the list is not here. */
export function Total<T, F extends Filters<T>>({ noun, list }: TotalProps<T, F>) {
  const { total } = useList(list);
  const isUnknown = useListTag(list, 'unknown');
  return (
    <p className={classes['total']} aria-live="polite">
      {texts.total(noun, isUnknown ? undefined : total)}
    </p>
  );
}
