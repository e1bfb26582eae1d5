import { parseJson } from '@school/server-core/upstream/parse-json';
import { type ChildData, projectRecords } from '@school/shared-deps/contract';

import { protectChildren } from './child-data';

export interface ProviderAnswer {
  resource: string;
  bytes: Uint8Array;
  childData: ChildData;
}

export interface ProjectedAnswer {
  /** As it is cached and sent; undefined for an album that is not shown. */
  json: Uint8Array | undefined;
  /** Its hash, from a thread that has computed it. */
  hash?: string | undefined;
  /** Describes the dropped records; empty without any. */
  dropped: string;
}

/**
 * Projects a provider's answer on the contract (ADR 10) and applies the school's policy for pupils.
 * @throws Error for a body that is no list or no album
 */
export function projectAnswer({ resource, bytes, childData }: ProviderAnswer): ProjectedAnswer {
  let dropped = '';
  const records = projectRecords(resource, parseJson(bytes), (line) => {
    dropped = line;
  });
  return { json: toShownJson(resource, records, childData), dropped };
}

/** The JSON of records under a policy; undefined for an album that is not shown. */
export function toShownJson(resource: string, records: unknown, childData: ChildData): Buffer | undefined {
  const shown = protectChildren(resource, records, childData);
  return shown === undefined ? undefined : Buffer.from(JSON.stringify(shown));
}
