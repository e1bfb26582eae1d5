import * as v from 'valibot';

import { type ResourceName, resources, subGallerySchema } from '../contract';
import { ApiError } from './remote-data';
import { type ResourceKey, subGalleryId } from './resource-key';

/**
 * Records of an answer's body. A malformed record is dropped and reported; one bad record never empties a page.
 * @throws ApiError of kind `parse` when the body is no list, or no record where one is asked for
 */
export function readRecords(key: ResourceKey, body: unknown, report: (problem: string) => void): unknown[] {
  if (key.startsWith('words/')) return [body];
  if (subGalleryId(key) !== undefined) return [parseOne(key, body)];
  if (!Array.isArray(body)) throw new ApiError(`${key} is not a list`, 'parse');
  const schema = schemaOf(key);
  return body.flatMap((entry, index) => {
    const parsed = v.safeParse(schema, entry);
    if (parsed.success) return [parsed.output];
    report(`${key}: record ${index + 1} dropped: ${describe(parsed.issues[0])}`);
    return [];
  });
}

function parseOne(key: ResourceKey, body: unknown): unknown {
  const record: unknown = Array.isArray(body) ? body[0] : body;
  const parsed = v.safeParse(subGallerySchema, record);
  if (!parsed.success) throw new ApiError(`${key}: ${describe(parsed.issues[0])}`, 'parse');
  return parsed.output;
}

function schemaOf(key: ResourceKey): v.GenericSchema {
  if (!Object.hasOwn(resources, key)) throw new ApiError(`${key} is no resource of the API`, 'parse');
  return resources[key as ResourceName].record;
}

function describe(issue: v.BaseIssue<unknown>): string {
  return `${v.getDotPath(issue) ?? 'record'} ${issue.message}`;
}
