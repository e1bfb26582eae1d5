import { longMonths, months, shortMonths } from '@school/shared-deps';

import { texts } from '../texts';
import { SelectField } from './field';
import type { Filter } from './filter';

/** Records of one month of any year. Records without a date belong to none (spec §5). */
export const month: Filter<string> = {
  all: 'All',
  parse: (text) => [...months, 'All'].find((each) => each === text),
  serialize: (value) => (value === 'All' ? '' : value),
  keep: (value) => {
    const wanted = months.indexOf(value);
    return ({ day }) => day?.month === wanted;
  },
  Control: (props) => <SelectField label={texts.month} {...props} options={months} labels={shortMonths} />,
  period: {
    text: (value) => longMonths[months.indexOf(value)] ?? '',
    place: texts.inOtherMonths,
    link: texts.showAllMonths,
  },
};
