import type { ListName } from './lists';

/** Days as the site writes them, with a time or without. */
const isoDay = /^\d{4}-\d{2}-\d{2}(?:T.*)?$/;

const dayFields = ['date', 'fromDate'];

/** Only these values are shown by a page (spec §3, §5). */
const shownValues: Partial<Record<ListName, { field: string; values: readonly string[] }>> = {
  gallery: { field: 'category', values: ['PhotoGallery', 'Achievements', 'eBook', 'Circular'] },
  PrincipalMessage: { field: 'category', values: ['Principal', 'Director'] },
  topper: { field: 'class', values: ['X', 'XII'] },
};

/** What a record may say, but hardly means: a day that can be read in two ways, a category that no page shows. */
export function oddValues(list: ListName, record: object): string[] {
  const fields = record as Record<string, unknown>;
  const days = dayFields.flatMap((field) => {
    const day = fields[field];
    if (typeof day !== 'string' || day === '' || (isoDay.test(day) && isInMonth(day))) return [];
    return [`${field} must be a day such as 2026-05-31, not "${day}"`];
  });
  const shown = shownValues[list];
  if (shown === undefined || shown.values.includes(String(fields[shown.field]))) return days;
  return [...days, `${shown.field} must be ${shown.values.join(' or ')}, or no page shows it`];
}

/** Whether the month has this day: 31 April would otherwise be taken for 1 May. */
function isInMonth(day: string): boolean {
  const date = day.slice(0, 10);
  return new Date(`${date}T00:00:00Z`).toISOString().startsWith(date);
}
