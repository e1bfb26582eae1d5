import { projectRecords } from '../../contract/project-records';
import { ApiError } from './remote-data';
import { type ResourceKey, subGalleryId } from './resource-key';

/**
 * The records of a response's body. Malformed records are dropped and reported in one line, so one bad record never
 * empties a page.
 * @throws ApiError of kind `parse` when the body is no list, or no record where one is expected
 */
export function readRecords(key: ResourceKey, body: unknown, report: (problem: string) => void): unknown[] {
  if (key.startsWith('content/')) return [body];
  const isAlbum = subGalleryId(key) !== undefined;
  try {
    const records = projectRecords(isAlbum ? 'subGallery' : key, body, (problem) =>
      report(`${key}: ${problem}`),
    );
    return Array.isArray(records) ? records : [records];
  } catch (error) {
    throw new ApiError(`${key}: ${(error as Error).message}`, 'parse');
  }
}
