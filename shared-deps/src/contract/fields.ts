import * as v from 'valibot';

/** Text that a provider may leave out or send as null: then it is empty. */
export const text = v.pipe(
  v.nullish(v.union([v.string(), v.number()]), ''),
  v.transform((value) => String(value).trim()),
);

/** Text without which a record means nothing to a visitor. */
export const requiredText = v.pipe(v.string(), v.trim(), v.nonEmpty('must not be empty'));

/** File ids, paths or addresses, in the school's order; empty entries are left out. */
export const fileList = v.pipe(
  v.nullish(v.array(v.nullable(v.string())), []),
  v.transform((files) => files.filter((file): file is string => file !== null && file.trim() !== '')),
);

/** An ISO day (`2026-04-01`) or instant; empty when the school has not dated the record. */
export const day = v.pipe(
  text,
  v.check((value) => value === '' || !Number.isNaN(Date.parse(value)), 'must be a date or empty'),
);
