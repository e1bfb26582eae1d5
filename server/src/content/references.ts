import { type Place, walk } from '@school/contract';

import { type FileIndex, findFile, pathOf } from './files';

const listKeys = new Set(['attachments', 'images', 'image']);
const fileKeys = new Set(['file', 'video', 'captions']);
const linkKeys = new Set(['href', 'url', 'videoUrl']);
const imagePath = '/api/image/';

/** Files that a record or a page names and `files/` does not have, with their places in the value. */
export function missingFiles(value: unknown, files: FileIndex): { name: string; line: string }[] {
  return references(value)
    .filter(({ file }) => findFile(files, file) === undefined)
    .map(({ place, file }) => ({ name: file, line: `${place.join(' ')}: ${file} is not in files/` }));
}

/** Files that are found although they are named in another way. */
export function oddReferences(value: unknown, files: FileIndex): string[] {
  return references(value).flatMap(({ place, file }) => {
    const path = pathOf(files, file);
    const isOdd = path !== undefined && path !== file.normalize();
    return isOdd ? [`${place.join(' ')}: write ${path}, not ${file}`] : [];
  });
}

interface Reference {
  readonly place: Place;
  readonly file: string;
}

function references(document: unknown): Reference[] {
  return [...walk(document)].flatMap(({ value, place }) =>
    typeof value === 'string' && isFileReference(value, place) ? [{ place, file: fileOf(value) }] : [],
  );
}

function isFileReference(value: string, place: Place): boolean {
  const key = String(place.at(-1));
  if (linkKeys.has(key)) return value.startsWith(imagePath);
  if (fileKeys.has(key)) return true;
  return listKeys.has(String(place.at(-2))) && value.trim() !== '' && !/^https?:\/\//.test(value);
}

function fileOf(value: string): string {
  return value.startsWith(imagePath) ? value.slice(imagePath.length) : value;
}
