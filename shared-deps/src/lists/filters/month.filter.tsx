import { longMonths, months } from '@school/shared-deps';

import { texts } from '../texts';
import { SelectField } from './field';
import type { Filter } from './filter';

/** Months as addresses name them, in every language. */
const names = 'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec'.split(' ');

/** Records of one month of any year. Records without a date belong to none (spec §5). */
export const month: Filter<string> = {
  all: 'All',
  parse: (text) => [...names, 'All'].find((each) => each === text),
  serialize: (value) => (value === 'All' ? '' : value),
  keep: (value) => {
    const wanted = names.indexOf(value);
    return ({ day }) => day?.month === wanted;
  },
  Control: (props) => <SelectField label={texts.month} {...props} options={names} labels={months} />,
  period: {
    text: (value) => longMonths[names.indexOf(value)] ?? '',
    place: texts.inOtherMonths,
    link: texts.showAllMonths,
  },
};
