import { foldSearch } from '@school/shared-deps/bundled';

import { normalise } from '../list-index';
import { texts } from '../texts';
import { Field } from './field';
import type { Filter, FilterControlProps } from './filter';

/** Records whose title contains a text, whatever its case (spec §5). */
export const search: Filter<string> = {
  all: '',
  parse: foldSearch,
  serialize: foldSearch,
  keep: (value) => {
    const wanted = normalise(value);
    return ({ searchable }) => searchable.includes(wanted);
  },
  Control: SearchBox,
  feature: { text: (value) => texts.hasInTitle(value.trim()), link: texts.clearSearch },
};

function SearchBox({ name, value, ...field }: FilterControlProps<string, unknown>) {
  return (
    <Field label={texts.search} grows>
      <input
        type="search"
        name={name}
        value={value}
        autoComplete="off"
        enterKeyHint="search"
        onChange={({ target }) => field.onChange(target.value)}
      />
    </Field>
  );
}
