const MAX_SEARCH_LENGTH = 100;

/** A search text in one spelling for all that match the same: without case and superfluous white space. */
export function foldSearch(text: string): string {
  const folded = text.toLowerCase().trim().replace(/\s+/g, ' ');
  return Array.from(folded).slice(0, MAX_SEARCH_LENGTH).join('').trimEnd();
}

/**
 * The address at which a page shows a record alone: its list, narrowed to the year and the title.
 * @param day ISO day, if the record has one
 */
export function recordAddress(path: string, title: string, day = ''): string {
  const query = new URLSearchParams({ year: day.slice(0, 4) || 'All', search: foldSearch(title) });
  return `${path}?${query.toString()}`;
}
