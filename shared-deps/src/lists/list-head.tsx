import type { ReactNode } from 'react';

import type { Filters } from './filters/filter';
import type { ListActor } from './list.machine';
import { ListForm } from './list-form';
import classes from './list-head.module.css';
import { ListNotice, type ListNoun } from './list-notice';
import { useList } from './list-view';
import { texts } from './texts';

/** `total` is the noun as the total has it, such as `Circulars`; without it there is none. */
export type ListHeadNoun = ListNoun & { total?: string };

interface ListHeadProps<T, F extends Filters<T>> {
  list: ListActor<T, F>;
  noun: ListHeadNoun;
  /** The visitor submits the form; the list itself is already up to date. */
  onSubmit?: () => void;
  /** Between the form and the records. */
  children?: ReactNode;
}

/** Above a list: its total, a dash until that is known; the form that narrows it; why it is empty. */
export function ListHead<T, F extends Filters<T>>({ list, noun, onSubmit, children }: ListHeadProps<T, F>) {
  const { total, isUnknown } = useList(list);
  return (
    <>
      {noun.total !== undefined && (
        <p className={classes['total']} aria-live="polite">
          {texts.total(noun.total, isUnknown ? undefined : total)}
        </p>
      )}
      <ListForm list={list} {...(onSubmit && { onSubmit })} />
      {children}
      <ListNotice list={list} noun={noun} />
    </>
  );
}
