import type { Filter } from './filter';

/** Longer ids are of no record. */
const MAX_ID_LENGTH = 200;

/** The record that an address names by its id, such as `?news=sports-week`. It is the first of the list. */
export const named: Filter<string> = {
  all: '',
  parse: (text) => text.slice(0, MAX_ID_LENGTH),
  serialize: String,
  keep:
    (value) =>
    ({ record }) =>
      (record as { _id?: string })._id === value,
  Control: () => null,
  role: 'first',
};
