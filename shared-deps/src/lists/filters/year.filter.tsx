import { texts } from '../texts';
import { SelectField } from './field';
import type { Filter } from './filter';

type Year = number | 'All';

/**
 * Records of one year; the current one at first (spec §4). Records without a date belong to none (spec §5).
 */
export const year: Filter<Year, readonly number[]> = {
  all: 'All',
  first: ({ currentYear }) => currentYear,
  parse: (text) => {
    if (text === 'All') return text;
    return /^\d{4}$/.test(text) ? Number(text) : undefined;
  },
  serialize: String,
  keep:
    (value) =>
    ({ day }) =>
      day?.year === value,
  // newest first; the current year is always among them, and the one that an address has named
  options: (all, value, { currentYear }) => {
    const years = new Set([currentYear, value === 'All' ? currentYear : value]);
    for (const { day } of all) if (day) years.add(day.year);
    return [...years].sort((a, b) => b - a);
  },
  Control: ({ onChange, ...props }) => (
    <SelectField
      label={texts.year}
      {...props}
      onChange={(value) => onChange(value === 'All' ? value : Number(value))}
    />
  ),
  period: { text: String, place: texts.inOtherYears, link: texts.showAllYears },
};
