import { type FetchMachine, StatusLine } from '@school/shared-deps';
import type { ActorRefFrom } from 'xstate';

import { type FilterContext, type filterMachine, PAGE_SIZE } from '../machines/filter.machine';
import { ListFilter } from '../ui/list-filter';
import { ShowMore } from '../ui/show-more';
import type { ListView } from './use-list';

interface ListPartProps {
  actors: {
    list: Pick<ActorRefFrom<FetchMachine<never>>, 'send'>;
    filter: ActorRefFrom<typeof filterMachine>;
  };
  view: ListView<unknown>;
}

/** Year, month and search of a list. */
export function ListControls({ actors, view, onSubmit }: ListPartProps & { onSubmit?: () => void }) {
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

/** Below a list: more of it, how its loading goes, and a way to all years where the chosen one has nothing. */
export function ListFooter({ actors, view, alwaysMore = false }: ListPartProps & { alwaysMore?: boolean }) {
  const { filter, total, shown, isTroubled, isBusy, isAwaited } = view;
  const remaining = total - shown.length;
  return (
    <>
      {(alwaysMore || remaining > 0) && (
        <ShowMore
          remaining={remaining}
          next={shown.length + PAGE_SIZE}
          onMore={() => actors.filter.send({ type: 'list.extended' })}
        />
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
      {isTroubled && (
        <StatusLine
          tone="problem"
          text="The newest entries could not be loaded."
          onRetry={() => actors.list.send({ type: 'fetch.retried' })}
        />
      )}
    </>
  );
}
