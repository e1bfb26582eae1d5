import { createActor, type InputFrom } from 'xstate';

import { testEveryTransition } from '../testing/every-transition';
import { filterMachine } from './filter.machine';

const currentYear = 2026;

function startFilter(input: Partial<InputFrom<typeof filterMachine>> = {}) {
  return createActor(filterMachine, { input: { currentYear, ...input } }).start();
}

describe('the filter of a list', () => {
  testEveryTransition(filterMachine, {
    starts: {
      'from the menu': () => ({ currentYear }),
      'from an address with a choice': () => ({ currentYear, year: 2024 }),
    },
    events: [{ type: 'filter.changed', year: 'All' }, { type: 'list.extended' }],
  });

  it('shows the current year, all months and 24 cards at first', () => {
    expect(startFilter().getSnapshot().context).toEqual({
      currentYear: 2026,
      year: 2026,
      month: 'All',
      search: '',
      shown: 24,
    });
  });

  it('keeps what was chosen before when another choice is added', () => {
    const filter = startFilter();
    filter.send({ type: 'filter.changed', year: 2025 });
    filter.send({ type: 'filter.changed', month: 'Apr' });
    filter.send({ type: 'filter.changed', search: 'fees' });
    expect(filter.getSnapshot().context).toMatchObject({ year: 2025, month: 'Apr', search: 'fees' });
  });

  it('shows 24 more cards each time, and 24 again after a new choice', () => {
    const filter = startFilter();
    filter.send({ type: 'list.extended' });
    filter.send({ type: 'list.extended' });
    expect(filter.getSnapshot().context.shown).toBe(72);
    filter.send({ type: 'filter.changed', search: 'fees' });
    expect(filter.getSnapshot().context.shown).toBe(24);
  });

  it('starts with the choice of the address', () => {
    const filter = startFilter({ year: 2024, month: 'Jan', search: 'bus', shown: 48 });
    expect(filter.getSnapshot().context).toMatchObject({
      year: 2024,
      month: 'Jan',
      search: 'bus',
      shown: 48,
    });
  });
});
