import { Button, type Choice } from '@school/shared-deps';
import type { SubmitEvent } from 'react';

import type { Filters } from './filters/filter';
import type { ListActor } from './list.machine';
import classes from './list-form.module.css';
import { useList } from './list-view';
import { texts } from './texts';

/** Id of the form; what is pressed outside of it belongs to it by this name. */
export const LIST_FORM = 'list-filter';

interface ListFormProps<T, F extends Filters<T>> {
  list: ListActor<T, F>;
  /** The visitor submits the form; the list itself is already up to date. */
  onSubmit?: () => void;
}

/** Narrows a list while the visitor chooses and types; without script it is a plain form. */
export function ListForm<T, F extends Filters<T>>({ list, onSubmit }: ListFormProps<T, F>) {
  const { options, choice } = useList(list);
  const filters: Filters<T> = list.getSnapshot().context.list.filters;
  const entries = Object.entries(filters);
  if (entries.length === 0) return <form id={LIST_FORM} method="get" />;
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    onSubmit?.();
  };
  const touch = () => list.send({ type: 'list.touched' });
  return (
    <form
      id={LIST_FORM}
      role="search"
      method="get"
      className={classes['filter']}
      onPointerEnter={touch}
      onFocus={touch}
      onSubmit={submit}
    >
      {entries.map(([name, filter]) => (
        <filter.Control
          key={name}
          name={name}
          value={(choice as Choice)[name] ?? filter.all}
          options={options[name]}
          onChange={(value) => list.send({ type: 'filter.changed', choice: { [name]: value } })}
        />
      ))}
      <span className={classes['submit']}>
        <Button type="submit">{texts.submit}</Button>
      </span>
    </form>
  );
}
