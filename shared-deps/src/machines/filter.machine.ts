import { assign, setup } from 'xstate';

import type { Month } from '../api/dates';

/** What a visitor narrows a list by. */
export interface FilterChoice {
  year: number | 'All';
  month: Month | 'All';
  search: string;
}

export interface FilterContext extends FilterChoice {
  currentYear: number;
  /** How many cards are shown. */
  shown: number;
}

type FilterEvent = ({ type: 'filter.changed' } & Partial<FilterChoice>) | { type: 'list.extended' };

/** Cards shown at first, and added by each Show More. */
export const PAGE_SIZE = 24;

/** Year, month and search text of a list, and how much of the result is shown; the year is the current one at first (spec §4). */
export const filterMachine = setup({
  types: {
    context: {} as FilterContext,
    events: {} as FilterEvent,
    input: {} as { currentYear: number } & Partial<FilterChoice> & { shown?: number },
  },
  actions: {
    setChoice: assign((_, params: Partial<FilterChoice>) => ({ ...pick(params), shown: PAGE_SIZE })),
    showMore: assign({ shown: ({ context }) => context.shown + PAGE_SIZE }),
  },
}).createMachine({
  id: 'filter',
  context: ({ input }) => ({ ...defaultsOf(input.currentYear), ...input }),
  on: {
    'filter.changed': { actions: { type: 'setChoice', params: ({ event }) => event } },
    'list.extended': { actions: 'showMore' },
  },
});

function defaultsOf(currentYear: number): Omit<FilterContext, 'currentYear'> {
  return { year: currentYear, month: 'All', search: '', shown: PAGE_SIZE };
}

function pick({ year, month, search }: Partial<FilterChoice>): Partial<FilterChoice> {
  return {
    ...(year !== undefined && { year }),
    ...(month !== undefined && { month }),
    ...(search !== undefined && { search }),
  };
}
