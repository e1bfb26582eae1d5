import { queryOf } from './list-address';
import { choiceOf } from './start-list';

const first = { year: 2026, month: 'All', search: '', shown: 24, currentYear: 2026 } as const;

it('is empty where all is as at first', () => {
  expect(queryOf(first)).toBe('');
  expect(queryOf({ ...first, year: 'All' }, 'All')).toBe('');
});

it('says what was chosen, as it is read again', () => {
  const chosen = { year: 2024, month: 'Nov', search: 'fête & fair', shown: 48 } as const;
  const query = queryOf({ ...first, ...chosen });
  expect(query).toMatch(/^\?year=2024&/);
  expect(choiceOf(new URLSearchParams(query))).toEqual(chosen);
});
