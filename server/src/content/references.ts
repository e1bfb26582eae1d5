import { type Place, walk } from '@school/contract';

const listKeys = new Set(['attachments', 'images', 'image']);
const fileKeys = new Set(['file', 'video', 'captions']);
const linkKeys = new Set(['href', 'url', 'videoUrl']);
const imagePath = '/api/image/';

/** Files that a record or a page names, with their places in the value. */
export function references(document: unknown): { place: string; name: string }[] {
  return [...walk(document)].flatMap(({ value, place }) => {
    if (typeof value !== 'string' || !isFileReference(value, place)) return [];
    const name = value.startsWith(imagePath) ? value.slice(imagePath.length) : value;
    return [{ place: place.join(' '), name }];
  });
}

function isFileReference(value: string, place: Place): boolean {
  const key = String(place.at(-1));
  if (linkKeys.has(key)) return value.startsWith(imagePath);
  if (fileKeys.has(key)) return true;
  return listKeys.has(String(place.at(-2))) && value.trim() !== '' && !/^https?:\/\//.test(value);
}
