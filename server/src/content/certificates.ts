import { readFile } from 'node:fs/promises';

import { type TcRequest, tcRequestSchema } from '@school/contract';
import { fold } from '@school/shared-deps/server';
import * as v from 'valibot';

import { contentHash } from '../lib/content-hash';
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

/** The certificates of the content folder: pictures by their hashes. */
export function createFolderCertificates(current: () => readonly Certificate[]) {
  return {
    /** How long it takes does not depend on the name and the number themselves, but on their digest. */
    find: (request: TcRequest): Promise<string | undefined> => {
      const digest = digestOf(request);
      return Promise.resolve(current().find((certificate) => certificate.digest === digest)?.file.hash);
    },
    read: async (hash: string): Promise<Buffer | undefined> => {
      const found = current().find(({ file }) => file.hash === hash);
      return found && readFile(found.file.path).catch(() => undefined);
    },
  };
}
