import { StatusLine, TroubleLine } from '@school/shared-deps';
import { useEffect, useRef } from 'react';

import { type FilterContext, PAGE_SIZE } from '../machines/filter.machine';
import { ListFilter } from '../ui/list-filter';
import { ShowMore } from '../ui/show-more';
import type { ListActors } from './start-list';
import type { ListView } from './use-list';

interface ControlsProps {
  actors: Pick<ListActors<unknown>, 'filter'>;
  view: ListView<unknown>;
  /** Enter in the search box. */
  onSubmit?: () => void;
}

/** Year, month and search of a list. */
export function ListControls({ actors, view, onSubmit }: ControlsProps) {
  const { year, month, search } = view.filter;
  const change = (choice: Partial<FilterContext>) =>
    actors.filter.send({ type: 'filter.changed', ...choice });
  return (
    <ListFilter
      years={view.years}
      year={year}
      month={month}
      search={search}
      onYear={(chosen) => change({ year: chosen })}
      onMonth={(chosen) => change({ month: chosen })}
      onSearch={(typed) => change({ search: typed })}
      {...(onSubmit && { onSubmit })}
    />
  );
}

interface FooterProps<T> {
  actors: ListActors<T>;
  view: ListView<T>;
  /** Show More is there although there is no more. */
  alwaysMore?: boolean;
}

/** Below a list: more of it, how its loading goes, and a way to all years where the chosen one has nothing. */
export function ListFooter<T>({ actors, view, alwaysMore = false }: FooterProps<T>) {
  const { filter, total, shown, isTroubled, isBusy, isAwaited } = view;
  const remaining = total - shown.length;
  const keepFocus = useFocusAfterMore(shown.length);
  const showMore = () => {
    keepFocus();
    actors.filter.send({ type: 'list.extended' });
  };
  return (
    <>
      {(alwaysMore || remaining > 0) && (
        <ShowMore remaining={remaining} next={shown.length + PAGE_SIZE} onMore={showMore} />
      )}
      {total === 0 && filter.year !== 'All' && !isBusy && (
        <p>
          <a
            href="?year=All"
            onClick={(event) => {
              event.preventDefault();
              actors.filter.send({ type: 'filter.changed', year: 'All', month: 'All', search: '' });
            }}
          >
            Show all years
          </a>
        </p>
      )}
      {isAwaited && !isTroubled && <StatusLine tone="busy" text="The rest of the list is on its way." />}
      <TroubleLine of={actors.list} text="The newest entries could not be loaded." />
    </>
  );
}

/** The focus goes to the first card that has come when the button that brought it is gone or rests. */
function useFocusAfterMore(shown: number): () => void {
  const before = useRef<number>(undefined);
  useEffect(() => {
    const at = before.current;
    if (at === undefined || shown <= at) return;
    before.current = undefined;
    if (isFocusLost()) focusCard(at);
  }, [shown]);
  return () => {
    before.current = shown;
  };
}

function isFocusLost(): boolean {
  const { activeElement } = document;
  return activeElement === document.body || activeElement?.matches(':disabled') === true;
}

/** @param at place of a card among those of the page, from 0 */
function focusCard(at: number): void {
  const card = document.querySelectorAll<HTMLElement>('main article')[at];
  card?.setAttribute('tabindex', '-1');
  card?.focus({ preventScroll: true });
}
