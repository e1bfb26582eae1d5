import { type Api, dayAt } from '@school/shared-deps';
import { defineCardPage, month, named, placeholders, year } from '@school/shared-deps/lists';

import { texts } from '../../texts/circular';
import { CircularCard } from './circular-card';
import { classFilter } from './class.filter';
import { isOfThisWeek } from './is-of-this-week';
import { searchBesideUndated } from './undated.filter';

export const page = defineCardPage({
  resource: 'circular/all',
  filters: { year, month, class: classFilter, search: searchBesideUndated, circular: named },
  dateOf: ({ date }) => date,
  // the resource has other documents too (spec §5)
  isListed: ({ category }) => category === 'Circular',
  noun: texts,
  placeholder: () => placeholders.circular,
  footer: { share: { feed: 'circulars' } },
  card: (circular, { query, api, now, site }, isFirst) => {
    const name = query.get('circular');
    // the server adds the text of the circular that the address names
    const text = (api as Api).peek(`text/${name}`)?.records as readonly string[] | undefined;
    return (
      <CircularCard
        circular={circular}
        isFirst={isFirst}
        isNew={isOfThisWeek(circular.day, dayAt(now, site.timeZone))}
        text={circular.record._id === name ? text : undefined}
      />
    );
  },
});
