import { atOnce, type InParts, inTasks } from '../../bundled';
import { projectInParts } from '../../contract/project-records';
import { ApiError } from './remote-data';
import { type ResourceKey, subGalleryId } from './resource-key';

type Report = (problem: string) => void;

/**
 * The records of a response's body. Malformed records are dropped and reported in one line, so one bad record never
 * empties a page.
 * @throws ApiError of kind `parse` when the body is no list, or no record where one is expected
 */
export function readRecords(key: ResourceKey, body: unknown, report: Report): unknown[] {
  return atOnce(reading(key, body, report));
}

/** The same for a long list, without keeping the browser from answering meanwhile. */
export function readInTasks(key: ResourceKey, body: unknown, report: Report): Promise<unknown[]> {
  return inTasks(reading(key, body, report));
}

function* reading(key: ResourceKey, body: unknown, report: Report): InParts<unknown[]> {
  if (key.startsWith('content/')) return [body];
  const isAlbum = subGalleryId(key) !== undefined;
  try {
    const records = yield* projectInParts(isAlbum ? 'subGallery' : key, body, (problem) =>
      report(`${key}: ${problem}`),
    );
    return isAlbum ? [records] : (records as unknown[]);
  } catch (error) {
    throw new ApiError(`${key}: ${(error as Error).message}`, 'parse');
  }
}
