import { type FilterContext, PAGE_SIZE } from '../machines/filter.machine';

/**
 * The query of the address at which a list shows what it shows now: what `choiceOf` reads. Empty where all is as at first.
 * @param first the year that is chosen at first
 */
export function queryOf(
  { year, month, search, shown, currentYear }: FilterContext,
  first: FilterContext['year'] = currentYear,
): string {
  const query = new URLSearchParams({
    ...(year !== first && { year: String(year) }),
    ...(month !== 'All' && { month }),
    ...(search !== '' && { search }),
    ...(shown !== PAGE_SIZE && { shown: String(shown) }),
  });
  return query.size === 0 ? '' : `?${query.toString()}`;
}
