/** The parameter with the id of a record, by the path of its list. */
const names = new Map([
  ['/Circular', 'circular'],
  ['/Events', 'event'],
  ['/News', 'news'],
  ['/VideoGallery', 'video'],
]);

export const recordParameters: readonly string[] = [...names.values()];

/** The address of a record: an album's page, or that of its list, which then begins with it. */
export function recordAddress(path: string, id: string): string {
  if (path === '/PhotoGallery') return `/SubGallery?id=${encodeURIComponent(id)}`;
  const name = names.get(path);
  if (name === undefined || id === '') return path;
  return `${path}?${new URLSearchParams({ [name]: id }).toString()}`;
}

/** The id of the record that an address names. */
export function namedRecord(path: string, query: URLSearchParams): string | undefined {
  return query.get(names.get(path) ?? '') ?? undefined;
}
