import * as v from 'valibot';

import { subGallerySchema } from './records';
import { type ResourceName, resources } from './resources';

/**
 * Returns the records of a provider's answer, reduced to the fields of the contract. `resource` is the call's
 * path between `/api/` and the school code; `subGallery` gives one record, every other resource a list.
 * Malformed records are dropped and reported in one line. Projecting the result again changes nothing.
 * @throws Error when there is no such resource, the body is no list, or an album is malformed
 */
export function projectRecords(
  resource: string,
  body: unknown,
  report: (problem: string) => void,
): unknown[] | object {
  if (resource === 'subGallery') return projectAlbum(body);
  if (!Object.hasOwn(resources, resource)) throw new Error('is no resource of the API');
  if (!Array.isArray(body)) throw new Error('must be a list');
  const schema: v.GenericSchema = resources[resource as ResourceName].record;
  const records: unknown[] = [];
  let first: string | undefined;
  for (const [at, entry] of body.entries()) {
    const parsed = v.safeParse(schema, entry, { abortEarly: true });
    if (parsed.success) records.push(parsed.output);
    else first ??= `record ${at + 1}: ${describeIssue(parsed.issues[0])}`;
  }
  if (first !== undefined) report(`${body.length - records.length} of ${body.length} dropped; ${first}`);
  return records;
}

/** A provider sends an album by itself or in a list. */
function projectAlbum(body: unknown): object {
  const parsed = v.safeParse(subGallerySchema, Array.isArray(body) ? body[0] : body, { abortEarly: true });
  if (!parsed.success) throw new Error(describeIssue(parsed.issues[0]));
  return parsed.output;
}

/** Names the field and its rule, but not its value, which may be private or very long. */
function describeIssue(issue: v.BaseIssue<unknown>): string {
  return `${v.getDotPath(issue) ?? 'the record'} ${complaint(issue)}`;
}

function complaint({ message, input, expected }: v.BaseIssue<unknown>): string {
  if (!message.startsWith('Invalid ')) return message;
  return input === undefined ? 'is missing' : `must be ${(expected ?? 'otherwise').toLowerCase()}`;
}
