import type { PageContext } from '@school/shared-deps';

/** A visit to a list that begins with all years, unless its address asks for one (spec §4). */
export function ofAllYears(context: PageContext): PageContext {
  const query = new URLSearchParams(context.query);
  if (!query.has('year')) query.set('year', 'All');
  return { ...context, query };
}
