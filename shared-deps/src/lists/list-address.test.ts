import { pageContext } from '../testing/page-context';
import { startActor } from '../testing/render-page';
import { month } from './filters/month.filter';
import { search } from './filters/search.filter';
import { year } from './filters/year.filter';
import { choiceOf, queryOf, searchOf, shownOf } from './list-address';
import { listActor } from './list-page';

const filters = { year, month, search };
const start = { currentYear: 2026 };
const first = { year: 2026, month: 'All', search: '' };
const choice = (query: string) => choiceOf(filters, start, new URLSearchParams(query));
const route = {
  path: '/Circular',
  title: 'Circular',
  trail: [],
  resources: ['circular/all'],
};

function contextAt(address: string, changes: { now?: number } = {}) {
  return pageContext({ route, address, seed: { 'circular/all': [] }, ...changes });
}

describe('the choice of an address', () => {
  it('is the value of each filter', () => {
    expect(choice('year=2025&month=Apr&search=fees')).toEqual({ year: 2025, month: 'Apr', search: 'fees' });
  });

  it('is the first value of what the address does not name', () => {
    expect(choice('')).toEqual(first);
    expect(choice('year=All')).toEqual({ ...first, year: 'All' });
  });

  it('has the search in one spelling for all that match the same', () => {
    expect(choice('search=%20Bus%20%20Routes')['search']).toBe('bus routes');
    expect(choice(`search=${'é'.repeat(500)}`)['search']).toHaveLength(100);
    expect(choice(`search=${'🎉'.repeat(500)}`)['search']).toBe('🎉'.repeat(100));
  });

  it.each(['year=', 'year=25', 'year=20255', 'year=latest', 'month=Sept', 'month=april'])(
    'leaves out what makes no sense: %p',
    (query) => expect(choice(query)).toEqual(first),
  );

  it('knows only the filters of its page', () => {
    expect(choiceOf({ search }, start, new URLSearchParams('year=2025&search=bus'))).toEqual({
      search: 'bus',
    });
    expect(choiceOf({ year }, start, new URLSearchParams('year=2025&search=bus'))).toEqual({ year: 2025 });
  });

  it.each([
    ['48', 48],
    ['25', 48],
    ['99999', 240],
    ['0', undefined],
    ['-1', undefined],
    ['many', undefined],
  ])('shows with shown=%s %p cards', (shown, cards) => {
    expect(shownOf(new URLSearchParams({ shown }))).toBe(cards);
  });
});

describe('the query that a list reads', () => {
  it.each([
    ['utm=x&year=2025', '?year=2025'],
    ['search=Fees+&year=2025', '?year=2025&search=fees'],
    ['month=All&search=&shown=24', ''],
    ['month=April&year=25', ''],
    ['shown=960', '?shown=240'],
  ])('of %s is %s', (query, spelt) => {
    expect(searchOf(filters, new URLSearchParams(query))).toBe(spelt);
  });

  it('is read as it is written', () => {
    const spelt = searchOf(
      filters,
      new URLSearchParams('year=All&month=Nov&search=f%C3%AAte+%26+fair&shown=72'),
    );
    expect(searchOf(filters, new URLSearchParams(spelt))).toBe(spelt);
  });
});

const circulars = listActor({ resource: 'circular/all', filters });

describe('the address of what a list shows', () => {
  const listAt = (address: string) => startActor(circulars, contextAt(address));

  it('is empty when all is as at first', () => {
    expect(queryOf(listAt('/Circular').getSnapshot().context)).toBe('');
    expect(queryOf(listAt('/Circular?year=2026&search=').getSnapshot().context)).toBe('');
  });

  it('names what the visitor has chosen, as it is read again', () => {
    const list = listAt('/Circular');
    list.send({ type: 'filter.changed', choice: { year: 2024, month: 'Nov', search: 'Fête & fair' } });
    list.send({ type: 'list.extended' });
    const query = queryOf(list.getSnapshot().context);
    expect(query).toMatch(/^\?year=2024&/);
    expect(choice(query)).toEqual({ year: 2024, month: 'Nov', search: 'fête & fair' });
    expect(shownOf(new URLSearchParams(query))).toBe(48);
  });
});

describe('a list', () => {
  it('starts in the current year of the school, which on New Year’s Eve may not be that of the visitor', () => {
    const now = Date.parse('2025-12-31T20:00:00Z');
    const list = startActor(circulars, contextAt('/Circular', { now }));
    expect(list.getSnapshot().context.choice).toEqual(first);
    list.stop();
  });

  it('starts with the choice of the address', () => {
    const context = contextAt('/Circular?year=2024&shown=48');
    const list = startActor(circulars, context);
    expect(list.getSnapshot().context).toMatchObject({ choice: { ...first, year: 2024 }, shown: 48 });
    list.stop();
  });
});
