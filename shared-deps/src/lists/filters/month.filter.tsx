import { longMonths, months } from '@school/shared-deps';

import { texts } from '../texts';
import { Field } from './field';
import type { Filter, FilterControlProps } from './filter';

/** Records of one month of any year. Records without a date belong to none (spec §5). */
export const month: Filter<string> = {
  all: 'All',
  parse: (text) => [...months, 'All'].find((each) => each === text),
  serialize: (value) => (value === 'All' ? '' : value),
  keep: (value) => {
    const wanted = months.indexOf(value);
    return ({ day }) => day?.month === wanted;
  },
  Control: MonthSelect,
  otherPeriods: { place: texts.inOtherMonths, link: texts.showAllMonths },
  period: (value) => longMonths[months.indexOf(value)] ?? '',
};

function MonthSelect({ name, value, ...field }: FilterControlProps<string, unknown>) {
  return (
    <Field label={texts.month}>
      <select name={name} value={value} onChange={({ target }) => field.onChange(target.value)}>
        <option value="All">{texts.all}</option>
        {months.map((each) => (
          <option key={each} value={each}>
            {each}
          </option>
        ))}
      </select>
    </Field>
  );
}
