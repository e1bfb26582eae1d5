import { createHmac } from 'node:crypto';

import * as v from 'valibot';

import { filePath } from '../files/file-path';
import { createNameFinder, type NameFinder } from './find-names';

const texts = v.optional(v.array(v.pipe(v.string(), v.trim(), v.nonEmpty('must not be empty'))), []);
const fields = {
  records: texts,
  files: texts,
  names: v.optional(v.array(v.pipe(v.string(), v.regex(/\p{L}[\p{L}\p{M}]/u, 'must be a name'))), []),
};

/**
 * The list of who has said no (`withheld.json` of the content folder). It is private: its problems repeat no
 * value or field of it.
 */
export const withheldSchema = v.pipe(
  v.looseObject(fields),
  v.check(
    (list) => Object.keys(list).every((key) => key in fields),
    'has other fields than records, files and names',
  ),
  v.transform(({ records, files, names }) => ({ records, files, names })),
);
export type WithheldList = v.InferOutput<typeof withheldSchema>;

/** Answers for the list, which it does not show. */
export interface Withheld extends Omit<NameFinder, 'isIn'> {
  isEmpty: boolean;
  isRecord: (id: unknown) => boolean;
  /** A file by its path, its id or its address. Copies of a file are that file. */
  isFile: (reference: string) => boolean;
  files: readonly string[];
  /** Another text for another list. Without the key, it cannot be guessed from. */
  digest: (key: Buffer) => string;
}

const DIGEST_LENGTH = 8;

/** @param hashOf the hash of a file of the content folder */
export function createWithheld(
  list: WithheldList,
  hashOf: (reference: string) => string | undefined = () => undefined,
): Withheld {
  const names = createNameFinder(list.names);
  const records = new Set(list.records);
  const paths = new Set(list.files.map(filePath));
  const hashes = new Set(list.files.map((file) => hashOf(filePath(file))).filter(Boolean));
  return {
    isEmpty: records.size + paths.size + list.names.length === 0,
    isRecord: (id) => typeof id === 'string' && (records.has(id) || names.isIn(id)),
    isFile: (reference) => {
      const path = filePath(reference);
      return paths.has(path) || hashes.has(hashOf(path)) || names.isIn(path);
    },
    files: [...paths],
    withInitials: names.withInitials,
    withInitialsInPages: names.withInitialsInPages,
    digest: (key) =>
      createHmac('sha256', key).update(JSON.stringify(list)).digest('hex').slice(0, DIGEST_LENGTH),
  };
}

export const nothingWithheld = createWithheld({ records: [], files: [], names: [] });
