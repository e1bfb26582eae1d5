import { type TcRequest, tcRequestSchema } from '@school/contract';
import { fold } from '@school/shared-deps/server';
import * as v from 'valibot';

import { contentHash } from '../http/content-hash';
import type { StoredFile } from './files';

/** One entry of `records/tc.json`; `file` is a JPEG below `certificates/`. */
export const certificateSchema = v.object({
  ...tcRequestSchema.entries,
  file: v.pipe(v.string(), v.regex(/\.jpe?g$/i, 'must be a .jpg below certificates/')),
});

/** A transfer certificate; whose it is, is kept as a digest only. */
export interface Certificate {
  readonly digest: string;
  readonly file: StoredFile;
}

/** Names and numbers are the same when they are folded. */
export function digestOf({ name, admission }: TcRequest): string {
  return contentHash(JSON.stringify([fold(name).trim(), fold(admission).trim()]));
}

/** How long it takes does not depend on the name and the number themselves, but on their digest. */
export function findCertificate(all: readonly Certificate[], request: TcRequest): Certificate | undefined {
  const digest = digestOf(request);
  return all.find((certificate) => certificate.digest === digest);
}
