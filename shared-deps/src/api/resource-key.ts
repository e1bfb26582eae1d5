/** `news/all` (a list of the API), `words/our-school` (a page's words) or `subGallery/album-7` (one record). */
export type ResourceKey = string;

/** Path from which a resource is read; words come from the site itself, whichever provider serves the records. */
export function resourcePath(key: ResourceKey, schoolCode: string): string {
  if (key.startsWith('words/')) return `/${key}.json`;
  const id = subGalleryId(key);
  if (id !== undefined) return `/api/subGallery?id=${encodeURIComponent(id)}`;
  return `/api/${key}/${encodeURIComponent(schoolCode)}`;
}

/** The gallery item that a key asks for, if it asks for one. */
export function subGalleryId(key: ResourceKey): string | undefined {
  return key.startsWith('subGallery/') ? key.slice('subGallery/'.length) : undefined;
}
