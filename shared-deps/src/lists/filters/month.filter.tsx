import { longMonths, type Month, months } from '@school/shared-deps';

import { texts } from '../texts';
import { Field } from './field';
import type { Filter, FilterControlProps } from './filter';

type MonthValue = Month | 'All';

/** Records of one month of any year. Records without a date belong to none (spec §5). */
export const month: Filter<MonthValue> = {
  all: 'All',
  parse: (text) => [...months, 'All' as const].find((each) => each === text),
  serialize: (value) => (value === 'All' ? '' : value),
  keep: (value) => {
    const wanted = months.findIndex((each) => each === value);
    return ({ day }) => day?.month === wanted;
  },
  Control: MonthSelect,
  otherPeriods: { place: texts.inOtherMonths, link: texts.showAllMonths },
  period: (value) => longMonths[months.findIndex((each) => each === value)] ?? '',
};

function MonthSelect({ name, value, ...field }: FilterControlProps<MonthValue, unknown>) {
  return (
    <Field label={texts.month}>
      <select name={name} value={value} onChange={({ target }) => field.onChange(target.value as MonthValue)}>
        <option value="All">{texts.all}</option>
        {months.map((each) => (
          <option key={each}>{each}</option>
        ))}
      </select>
    </Field>
  );
}
