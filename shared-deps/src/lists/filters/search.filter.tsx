import { normalise } from '../list-index';
import { texts } from '../texts';
import { Field } from './field';
import type { Filter, FilterControlProps } from './filter';

const MAX_SEARCH_LENGTH = 100;

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
    <Field label={texts.search}>
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

/** A search text in one spelling for all that match the same: without case and superfluous white space. */
function foldSearch(text: string): string {
  const folded = text.toLowerCase().trim().replace(/\s+/g, ' ');
  return Array.from(folded).slice(0, MAX_SEARCH_LENGTH).join('').trimEnd();
}
