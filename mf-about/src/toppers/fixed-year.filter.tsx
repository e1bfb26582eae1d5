import { Field, type Filter } from '@school/shared-deps/lists';

import { texts } from '../texts/toppers';

/** The one year there is to choose; it filters nothing (spec §5, Toppers). */
export function fixedYear(only: number): Filter<number> {
  return {
    all: only,
    parse: () => undefined,
    serialize: () => '',
    keep: () => () => true,
    Control: ({ name }) => (
      <Field label={texts.year}>
        <select name={name} defaultValue={only}>
          <option value={only}>{only}</option>
        </select>
      </Field>
    ),
    isFixed: true,
  };
}
