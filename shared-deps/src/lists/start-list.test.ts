import { pageContext } from '../testing/page-context';
import { choiceOf, startList } from './start-list';

const choice = (query: string) => choiceOf(new URLSearchParams(query));
const route = {
  path: '/Circular',
  page: 'circular',
  title: 'Circular',
  trail: [],
  resources: ['circular/all'],
};

describe('the choice of an address', () => {
  it('is year, month, search and how much is shown', () => {
    expect(choice('year=2025&month=Apr&search=fees&shown=48')).toEqual({
      year: 2025,
      month: 'Apr',
      search: 'fees',
      shown: 48,
    });
  });

  it('may be all years', () => {
    expect(choice('year=All')).toEqual({ year: 'All' });
  });

  it('shows no more cards than a page can bear', () => {
    expect(choice('shown=99999')).toEqual({ shown: 960 });
  });

  it.each([
    '',
    'year=',
    'year=25',
    'year=20255',
    'year=latest',
    'month=Sept',
    'month=april',
    'shown=0',
    'shown=-1',
  ])('leaves out what makes no sense: %p', (query) => {
    expect(choice(query)).toEqual({});
  });
});

describe('a list page', () => {
  it('starts in the current year of the school, which on New Year’s Eve may not be that of the visitor', () => {
    const now = Date.parse('2025-12-31T20:00:00Z');
    const { list, filter } = startList(
      pageContext({ route, now, seed: { 'circular/all': [] } }),
      'circular/all',
    );
    expect(filter.getSnapshot().context).toMatchObject({ year: 2026, currentYear: 2026 });
    list.stop();
  });

  it('heeds no choice that the page does not offer', () => {
    const address = '/Circular?year=2024&month=Jan&search=bus&shown=48';
    const context = pageContext({ route, address, seed: { 'circular/all': [] } });
    const { list, filter } = startList(context, 'circular/all', { narrowedBy: ['search'], firstYear: 'All' });
    expect(filter.getSnapshot().context).toMatchObject({
      year: 'All',
      month: 'All',
      search: 'bus',
      shown: 48,
    });
    list.stop();
  });

  it('starts with the choice of the address', () => {
    const context = pageContext({ route, address: '/Circular?year=2024', seed: { 'circular/all': [] } });
    const { list, filter } = startList(context, 'circular/all');
    expect(filter.getSnapshot().context).toMatchObject({ year: 2024, currentYear: 2026 });
    list.stop();
  });
});
